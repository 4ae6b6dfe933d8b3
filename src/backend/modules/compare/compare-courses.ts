import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { getCourse } from '#/backend/modules/catalogue/course/course-service.ts';
import { promiseInstallments } from '#/backend/modules/catalogue/search/promised-installments.ts';
import { quoteInstallments } from '#/backend/modules/orders/price/quote-price.ts';
import { describePlaces, locatePlace } from '#/backend/modules/places/locate-place.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import type { ComparedItem, Comparison } from '#/contract/compare/compare.ts';
import { parseComparedEntry } from '#/domain/catalogue/compare/compared-entry.ts';
import { type Coordinates, distanceKm } from '#/domain/catalogue/routine/distance.ts';
import type { ShopForms } from '#/domain/sale/payment-terms.ts';

interface Asked {
  curso: readonly string[];
  onde?: string | undefined;
}

interface Shop extends ShopForms {
  now: Date;
}

/** Courses, or one offer of each, with what the checkout charges for them now. */
export async function compareCourses(db: Database, shop: Shop, { curso, onde }: Asked): Promise<Comparison> {
  const places = await locatePlace(db, onde);
  const from = places.length === 1 ? places[0] : undefined;
  const found = await Promise.all(
    [...new Set(curso)].map(async (entry) => ({ entry, item: await findItem(db, shop, entry, from) })),
  );
  return {
    itens: found.flatMap(({ item }) => item ?? []),
    desconhecidos: found.flatMap(({ entry, item }) => (item ? [] : entry)),
    ...describePlaces(onde, places),
  };
}

async function findItem(
  db: Database,
  shop: Shop,
  entrada: string,
  from: Coordinates | undefined,
): Promise<ComparedItem | undefined> {
  const asked = parseComparedEntry(entrada);
  const produto = asked && (await findCourse(db, shop.now, asked.courseId));
  if (!produto) return undefined;
  const offerId = asked.offerId ?? produto.oferta?.id_oferta;
  const found = produto.ofertas.find(({ id_oferta }) => id_oferta === offerId);
  if (asked.offerId !== undefined && !found) return undefined;
  const oferta = found ? promiseInstallments(found, shop, shop.now) : null;
  return {
    entrada,
    produto,
    oferta,
    formas:
      oferta && isSold(produto, oferta)
        ? await quoteInstallments(db, { ...shop, personId: null }, oferta.id_oferta, undefined)
        : [],
    km: from && oferta && oferta.formato !== 'ead' ? distanceKm(from, oferta.unidade) : null,
  };
}

const isSold = (course: Course, offer: Offer) =>
  offer.aberta && offer.tipo_oferta === 'PAGO' && !course.gestao_desempenho;

async function findCourse(db: Database, now: Date, courseId: number): Promise<Course | undefined> {
  try {
    return await getCourse(db, now, courseId);
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}
