import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { buildOffers, type OfferRow } from '#/backend/db/seed/offers/offer-rows.ts';
import { citySeeds } from '#/backend/db/seed/offers/cities.ts';
import { modalityContent } from '#/backend/db/seed/catalogue/modalities.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { slugify } from '#/domain/text/slug.ts';

export interface SeededOffer {
  path: string;
  title: string;
  hasVideo: boolean;
  offer: OfferRow;
  others: OfferRow[];
}

/**
 * The paid offers of the seeded shop that sell through it. Their seats and states don't depend on the day.
 */
export function listSeededOffers(): SeededOffer[] {
  const courses = buildCatalogue(new Date());
  const offers = buildOffers(courses, calendarDay(new Date()), 7);
  return offers.flatMap((offer) => {
    const course = courses.find(({ row }) => row.id_produto === offer.id_produto)!.row;
    const isSold = course.publicado !== false && !course.gestao_desempenho && offer.tipo_oferta === 'PAGO';
    if (!isSold) return [];
    const modality = modalityContent.find(({ id }) => id === course.id_modalidade)!;
    const city = citySeeds.find(({ id }) => id === offer.id_cidade)!;
    const segments = [modality.slug, course.slug, slugify(city.nome), course.id_produto, offer.id_oferta];
    const others = offers.filter(
      ({ id_produto, id_oferta }) => id_produto === offer.id_produto && id_oferta !== offer.id_oferta,
    );
    return [
      {
        path: `/${segments.join('/')}`,
        title: course.titulo,
        hasVideo: Boolean(course.video_url),
        offer,
        others,
      },
    ];
  });
}

export const isOpen = ({ situacao, vagas_disponiveis }: OfferRow) =>
  (situacao === 'em-aberto' || situacao === 'confirmada') && vagas_disponiveis !== 0;

/**
 * Open ones that cost something and have no limit of seats, so that no other journey misses one, for a person
 * who is of this age or older.
 */
export function listOffersWithSeats(age = 18): SeededOffer[] {
  return listSeededOffers().filter(
    ({ offer }) =>
      isOpen(offer) &&
      (offer.idade_minima ?? 0) <= age &&
      offer.vagas_disponiveis === null &&
      offer.preco_original_centavos > 0,
  );
}

/** Offers of the seeded shop that cost nothing and are enrolled in here, without a limit of seats. */
export function listFreeOffers(): OfferRow[] {
  const courses = buildCatalogue(new Date());
  const enrolling = new Set(
    courses
      .filter(({ row }) => row.publicado !== false && !row.gestao_desempenho)
      .map(({ row }) => row.id_produto),
  );
  return buildOffers(courses, calendarDay(new Date()), 7).filter(
    (offer) =>
      enrolling.has(offer.id_produto) &&
      offer.tipo_oferta === 'GRATUITO' &&
      offer.vagas_disponiveis === null &&
      (offer.situacao === 'em-aberto' || offer.situacao === 'confirmada'),
  );
}

export function listGrantOffers(): OfferRow[] {
  const courses = buildCatalogue(new Date());
  const asking = new Set(
    courses
      .filter(({ row }) => row.publicado !== false && !row.gestao_desempenho)
      .map(({ row }) => row.id_produto),
  );
  return buildOffers(courses, calendarDay(new Date()), 7).filter(
    (offer) =>
      asking.has(offer.id_produto) &&
      offer.tipo_oferta === 'BOLSA' &&
      (offer.vagas_disponiveis ?? 9) > 4 &&
      (offer.situacao === 'em-aberto' || offer.situacao === 'confirmada'),
  );
}
