import { buildCatalogue, weighPopularity } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { buildPersons } from '#/backend/db/seed/people/identity-rows.ts';
import { modalityContent } from '#/backend/db/seed/catalogue/modalities.ts';
import { buildOffers } from '#/backend/db/seed/offers/offer-rows.ts';
import { buildPurchases } from '#/backend/db/seed/people/purchase-rows.ts';
import { buildStudentReview } from '#/backend/db/seed/people/student-review.ts';
import { calendarDay } from '#/domain/time/dates.ts';

/** The refused review of the student of the seed, and the page of the course it is about. */
export function findStudentReview(): { path: string; text: string } {
  const now = new Date();
  const today = calendarDay(now);
  const courses = buildCatalogue(now);
  const offers = buildOffers(courses, today, 7);
  const { purchases } = buildPurchases(offers, buildPersons(today, now), weighPopularity(courses), now);
  const [review] = buildStudentReview(1, { id_pessoa: 1, nome_autor: 'Ana S.' }, purchases, offers);
  const course = courses.find(({ row }) => row.id_produto === review!.id_produto)!.row;
  const modality = modalityContent.find(({ id }) => id === course.id_modalidade)!;
  return { path: `/${modality.slug}/${course.slug}/${course.id_produto}`, text: review!.texto };
}
