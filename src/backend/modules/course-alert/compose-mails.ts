import * as v from 'valibot';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';

const alertSchema = v.object({ id_oferta: v.number(), nome: v.string() });

/**
 * Nothing is sent when the course is gone meanwhile; an offer that has closed by then leads to the next one.
 */
const composeOpenOffer: Composer<'turma-aberta'> = async (message, { db, publicUrl, now }) => {
  const { id_oferta, nome } = v.parse(alertSchema, message.dados);
  const found = await findOfferOfCourse(db, id_oferta, now);
  if (!found) return null;
  const { oferta: offer, produto: course } = found;
  const url = `${publicUrl}/${course.modalidade.slug}/${course.slug}/${course.id_produto}?turma=${id_oferta}`;
  return { to: addressOf(message), props: { nome, titulo: course.titulo, turma: offerName(offer), url } };
};

/** Mails to those who wait for an offer of a course, by `tipo`. */
export const courseAlertComposers = {
  'turma-aberta': composeOpenOffer,
} satisfies Partial<Composers>;
