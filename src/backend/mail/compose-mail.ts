import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import type { MailKind, MailProps } from './templates/mail-templates.ts';

export interface OutboxMessage {
  id: number;
  tipo: string;
  /** Null for one addressed by `dados.identificador`. */
  destinatario: string | null;
  remetente: string | null;
  dados: Record<string, unknown>;
  /** 1 at the first attempt. */
  tentativas: number;
  criadoEm: Date;
}

export interface ComposerDeps {
  db: Database;
  throttle: Throttle;
  publicUrl: string;
  keys: SigningKeys;
  /** The machine's clock: links are good from now on. */
  now: Date;
}

interface ComposedMail<Kind extends MailKind> {
  to: string;
  props: MailProps<Kind>;
  unsubscribeUrl?: string;
}

export function addressOf({ id, destinatario }: OutboxMessage): string {
  if (destinatario === null) throw new Error(`message ${id} is to no address`);
  return destinatario;
}

/** Null when there is nothing to send; rejects when the mail can't be made. */
export type Composer<Kind extends MailKind> = (
  message: OutboxMessage,
  deps: ComposerDeps,
) => Promise<ComposedMail<Kind> | null>;

export type Composers = { readonly [Kind in MailKind]: Composer<Kind> };

const ownerSchema = v.object({ nome: v.string() });

type LeadingMail =
  | 'boas-vindas'
  | 'senha-alterada'
  | 'cpf-retirado'
  | 'segundo-fator-ligado'
  | 'ultimo-codigo-de-recuperacao';

export const leadTo =
  (path: string): Composer<LeadingMail> =>
  (message, { publicUrl }) => {
    const { nome } = v.parse(ownerSchema, message.dados);
    return Promise.resolve({ to: addressOf(message), props: { nome, url: publicUrl + path } });
  };
