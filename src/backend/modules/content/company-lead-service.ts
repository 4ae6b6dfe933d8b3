import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson, enqueueMessage } from '#/backend/mail/outbox.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import type { CompanyLead } from '#/domain/community/company-lead.ts';
import { readConsentVersion } from '#/backend/modules/legal/read-legal-text.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { insertCompanyLead } from './company-lead-repository.ts';

/**
 * Stores a lead, notifies the shop and confirms it by mail. `desk` is the recipient, the shop's address by
 * default.
 */
export async function sendCompanyLead(
  db: Database,
  now: Date,
  { aceite: _given, ...lead }: CompanyLead,
  { desk, shopEmail, ip }: { desk: string | undefined; shopEmail: string; ip: string | null },
) {
  await db.transaction(async (tx) => {
    const id = await insertCompanyLead(tx, {
      ...lead,
      cnpj: cnpjCharacters(lead.cnpj),
      telefone: phoneDigits(lead.telefone),
      versao_consentimento: await readConsentVersion(tx),
      criado_em: now,
    });
    const { nome, email, pessoas } = lead;
    const dados = { nome, pessoas };
    const sender = { address: ip };
    await enqueueForThirdPerson(
      tx,
      { tipo: 'empresa-contato-recebido', destinatario: email, dados, sender },
      now,
    );
    const shop = desk ?? shopEmail;
    if (shop) {
      await enqueueMessage(tx, { tipo: 'empresa-contato', destinatario: shop, dados: { id, ...lead } }, now);
    }
  });
  return { status: 'RECEBIDO' as const };
}
