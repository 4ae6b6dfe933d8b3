import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { passSeatOn } from './pass-seat-on.ts';
import { deletePlace, listPlacesOfCancelled, lockOffer } from './waiting-list-repository.ts';

const batchSize = 100;

// SEAT-7
export async function closeLists(db: Database, now: Date, offerId?: number): Promise<void> {
  const { failures } = await workOneByOne(
    await listPlacesOfCancelled(db, batchSize, offerId),
    ({ id }) => id,
    ({ id_oferta, id_pessoa }) =>
      db.transaction(async (tx) => {
        const offer = await lockOffer(tx, id_oferta);
        if (offer?.situacao !== 'cancelada') return false;
        const place = await deletePlace(tx, id_oferta, id_pessoa);
        if (!place) return false;
        if (place.convite_expira_em) await passSeatOn(tx, id_oferta, now);
        const contact = await findContact(tx, id_pessoa);
        if (!contact) return true;
        const dados = { nome: contact.nome, id_oferta };
        await enqueueMessage(
          tx,
          { tipo: 'lista-de-espera-encerrada', destinatario: contact.email, dados },
          now,
        );
        return true;
      }),
  );
  throwFailures(failures, 'waiting lists could not be closed');
}
