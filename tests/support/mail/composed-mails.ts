import { asc, eq } from 'drizzle-orm';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import type { Composer } from '#/backend/mail/compose-mail.ts';
import type { MailKind } from '#/backend/mail/templates/mail-templates.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { enrolmentComposers } from '#/backend/modules/enrolment/compose-mails.ts';
import { purchaseComposers } from '#/backend/modules/purchase-mails/compose-mails.ts';
import type { TestBackend } from '../backend/backend.ts';

const composers = { ...purchaseComposers, ...enrolmentComposers };

/** The mails about purchases and enrolments that wait for an address, as they read now, oldest first. */
export async function composedMails(
  { db, services }: Pick<TestBackend, 'db' | 'services'>,
  email: string,
): Promise<{ tipo: string; subject: string; text: string }[]> {
  const { keys, throttle, clock } = services;
  const deps = { db, keys, throttle, publicUrl: 'https://loja.example', now: clock() };
  const rows = await db.select().from(outbox).where(eq(outbox.destinatario, email)).orderBy(asc(outbox.id));
  const mails = [];
  for (const { id, tipo, destinatario, remetente, dados } of rows) {
    if (!(tipo in composers)) continue;
    const kind = tipo as MailKind;
    const compose = composers[tipo as keyof typeof composers] as Composer<MailKind>;
    const message = { id, tipo, destinatario, remetente, dados, tentativas: 1, criadoEm: deps.now };
    const mail = await compose(message, deps);
    if (!mail) continue;
    const { subject, text } = await renderMail(kind, mail.props, deps.publicUrl, demoBrand);
    mails.push({ tipo, subject, text: text.replaceAll(/\s+/g, ' ') });
  }
  return mails;
}

export async function listMailTexts(
  backend: Pick<TestBackend, 'db' | 'services'>,
  email: string,
  kind: string,
): Promise<string[]> {
  const mails = await composedMails(backend, email);
  return mails.filter(({ tipo }) => tipo === kind).map(({ text }) => text);
}
