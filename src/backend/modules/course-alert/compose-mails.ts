import * as v from 'valibot';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { alertsLinkUrl } from './alerts-link.ts';

const alertSchema = v.object({ id_oferta: v.number(), id_pessoa: v.number(), nome: v.string() });

/**
 * Nothing is sent when the course is gone meanwhile; an offer that has closed by then leads to the next one.
 */
const composeOpenOffer: Composer<'turma-aberta'> = async (message, { db, keys, publicUrl, now }) => {
  const { id_oferta, id_pessoa, nome } = v.parse(alertSchema, message.dados);
  const found = await findOfferOfCourse(db, id_oferta, now);
  if (!found) return null;
  const { oferta: offer, produto: course } = found;
  const url = `${publicUrl}/${course.modalidade.slug}/${course.slug}/${course.id_produto}?turma=${id_oferta}`;
  const to = addressOf(message);
  const endUrl = alertsLinkUrl(publicUrl, keys, { personId: id_pessoa, email: to });
  return {
    to,
    props: { nome, titulo: course.titulo, turma: offerName(offer), url, endUrl },
    unsubscribeUrl: endUrl,
  };
};

export const courseAlertComposers = {
  'turma-aberta': composeOpenOffer,
} satisfies Partial<Composers>;
