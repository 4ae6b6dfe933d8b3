import type { Database } from '#/backend/db/database.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { listCourseRefs } from './course-ref-repository.ts';
import { shownPicture } from '../pictures/shown-picture.ts';
import { toOffer } from './offer.ts';
import { listOffersByIds } from './offer-repository.ts';

export interface OfferOfCourse {
  oferta: Offer;
  produto: Omit<Awaited<ReturnType<typeof listCourseRefs>>[number], 'cores'>;
}

/**
 * Offers by their ids, in whatever state, of courses published or not any more. Unknown ids are left out.
 */
export async function findOffers(
  db: Database,
  offerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OfferOfCourse>> {
  const rows = await listOffersByIds(db, offerIds, now);
  const courses = await listCourseRefs(db, [...new Set(rows.map(({ id_produto }) => id_produto))]);
  const courseById = new Map(
    courses.map(({ cores, ...course }) => {
      const imagem = shownPicture({ ...course, cores, areaSlug: course.grupo_area.icone_slug });
      return [course.id_produto, { ...course, imagem }];
    }),
  );
  return new Map(
    rows.flatMap((row) => {
      const produto = courseById.get(row.id_produto);
      return produto ? [[row.id_oferta, { oferta: toOffer(row), produto }] as const] : [];
    }),
  );
}

export async function findOfferOfCourse(
  db: Database,
  offerId: number,
  now: Date,
): Promise<OfferOfCourse | undefined> {
  return (await findOffers(db, [offerId], now)).get(offerId);
}
