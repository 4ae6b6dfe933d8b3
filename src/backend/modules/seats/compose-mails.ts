import * as v from 'valibot';
import { issueInvitationToken } from './invitation.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { findInvitationFacts } from './waiting-list-repository.ts';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';

const invitationSchema = v.object({ id_lista: v.number() });

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

const closedListSchema = v.object({ nome: v.string(), id_oferta: v.number() });

const composeClosedList: Composer<'lista-de-espera-encerrada'> = async (message, { db, publicUrl, now }) => {
  const { nome, id_oferta } = v.parse(closedListSchema, message.dados);
  const found = await findOfferOfCourse(db, id_oferta, now);
  if (!found) return null;
  const { titulo } = found.produto;
  const url = `${publicUrl}/busca?${new URLSearchParams({ titulo: found.produto.slug }).toString()}`;
  return { to: addressOf(message), props: { nome, titulo, turma: offerName(found.oferta), url } };
};

export const waitingListComposers = {
  'vaga-na-lista-de-espera': composeInvitation,
  'lista-de-espera-encerrada': composeClosedList,
} satisfies Partial<Composers>;
