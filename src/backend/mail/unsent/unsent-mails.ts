import type { Database } from '#/backend/db/database.ts';
import type { UnsentMail } from '#/contract/school/tasks.ts';
import { maskEmail } from '#/domain/sale/assisted/masked-contact.ts';
import { nameMail } from '../mail-names.ts';
import { countMails, deleteUnsent, makeDue, selectUnsent } from './unsent-repository.ts';

const DAY_MS = 86_400_000;

/** How many mails wait, failed, were given up, and were sent within a day. */
export function sumMails(db: Database, now: Date) {
  return countMails(db, new Date(now.getTime() - DAY_MS));
}

export async function listUnsent(db: Database, page: number) {
  const rows = await selectUnsent(db, page);
  const itens = rows.map(({ id, tipo, destinatario, tentativas, ultimo_erro, ...at }): UnsentMail => ({
    id,
    nome: nameMail(tipo),
    para: destinatario && maskEmail(destinatario),
    criado_em: at.criado_em.toISOString(),
    tentativas,
    proxima_em: at.abandonada_em ? null : at.disponivel_em.toISOString(),
    abandonado_em: at.abandonada_em?.toISOString() ?? null,
    erro: ultimo_erro && hideAddresses(ultimo_erro),
  }));
  return { itens, totalItens: rows[0]?.total ?? 0, page };
}

/** Mail servers say whom they refuse. */
const hideAddresses = (text: string) => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, maskEmail);

/** Its name for staff; undefined when it was sent, or is gone. */
export async function retryUnsent(tx: Database, id: number, now: Date): Promise<string | undefined> {
  const tipo = await makeDue(tx, id, now);
  return tipo && nameMail(tipo);
}

/** As {@link retryUnsent}. */
export async function discardUnsent(tx: Database, id: number): Promise<string | undefined> {
  const tipo = await deleteUnsent(tx, id);
  return tipo && nameMail(tipo);
}
