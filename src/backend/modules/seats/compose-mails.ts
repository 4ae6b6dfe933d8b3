import * as v from 'valibot';
import { issueInvitationToken } from './invitation.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { findInvitationFacts } from './waiting-list-repository.ts';
import type { Composer, Composers } from '#/backend/mail/compose-mail.ts';

const invitationSchema = v.object({ id_lista: v.number() });

/**
 * The link is made here, so that only its hash is ever stored. Nothing is sent once the invitation was used
 * or has lapsed.
 */
const composeInvitation: Composer<'vaga-na-lista-de-espera'> = async ({ dados }, { db, publicUrl, now }) => {
  const { id_lista } = v.parse(invitationSchema, dados);
  const facts = await findInvitationFacts(db, id_lista);
  const contact = facts && (await findContact(db, facts.personId));
  const found = contact && (await findOfferOfCourse(db, facts.offerId, now));
  const token = found && (await issueInvitationToken(db, id_lista));
  if (!token) return null;
  const props = {
    nome: contact.nome,
    titulo: found.produto.titulo,
    turma: offerName(found.oferta),
    expiraEm: facts.expiraEm,
    url: `${publicUrl}/lista-de-espera/${token}`,
  };
  return { to: contact.email, props };
};

/** Mails of the waiting list by `tipo`. */
export const waitingListComposers = {
  'vaga-na-lista-de-espera': composeInvitation,
} satisfies Partial<Composers>;
