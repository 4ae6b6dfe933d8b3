import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { deleteAlert, listDueAlerts } from './course-alert-repository.ts';

const batchSize = 100;

export async function announceOpenOffers(db: Database, now: Date): Promise<number> {
  let notified = 0;
  for (;;) {
    const due = await listDueAlerts(db, now, batchSize);
    for (const { id_pessoa, id_produto, id_oferta } of due) {
      await db.transaction(async (tx) => {
        if (!(await deleteAlert(tx, id_pessoa, id_produto))) return;
        const contact = await findContact(tx, id_pessoa);
        if (!contact) return;
        const dados = { id_oferta, id_pessoa, nome: contact.nome };
        await enqueueMessage(tx, { tipo: 'turma-aberta', destinatario: contact.email, dados }, now);
        notified++;
      });
    }
    if (due.length < batchSize) return notified;
  }
}
