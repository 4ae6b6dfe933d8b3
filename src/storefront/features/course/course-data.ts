import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { shopData, shopId } from '#/storefront/shared/structured-data/shop.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { zoneOfOffer } from '#/domain/time/offer-times.ts';
import { localInstant } from '#/domain/time/local-time.ts';
import type { Weekday } from '#/domain/catalogue/offer-values.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { cutText } from '#/storefront/shared/course/text-cut.ts';
import { currentPrice } from './offer-filter.ts';
import { picturePath } from './picture/picture-address.ts';

/** Characters of a description that search engines show ("Course list", Google Search Central). */
const shownDescription = 60;

/** Structured data of the offers on sale (COURSE-9). Repeated entities are defined once, under an `@id`. */
export function courseData(
  course: Course,
  about: Offer | undefined,
  { siteUrl, brand }: { siteUrl: string; brand: { nome: string } },
  path: string,
) {
  // A postponed one has no days to say (ACCEPTANCE-7).
  const offers = about
    ? [about].filter(({ estado }) => estado !== 'adiada')
    : course.ofertas.filter(({ aberta }) => aberta);
  const shop = { '@id': shopId };
  const offerUrl = (offer: Offer) => siteUrl + offerPath(course, offer);
  const offerId = (offer: Offer) => `#oferta-${offer.id_oferta}`;
  const placeOf = tellPlacesOnce();
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.titulo,
    description: cutText(course.descricao, shownDescription),
    url: siteUrl + path,
    image: siteUrl + picturePath(course),
    inLanguage: 'pt-BR',
    about: course.area.nome,
    educationalCredentialAwarded: course.certificacao,
    provider: { ...shopData(siteUrl, brand), ...shop },
    // A list says that something is on sale: an empty one is a fault to search engines.
    ...(offers.length > 0 && {
      hasCourseInstance: offers.map((offer) => ({
        '@type': 'CourseInstance',
        courseMode: courseModes[offer.formato],
        inLanguage: 'pt-BR',
        startDate: startOf(offer),
        endDate: offer.data_fim,
        courseWorkload: `PT${offer.carga_horaria}H`,
        ...scheduleOf(offer),
        ...(offer.professores && {
          instructor: offer.professores.map(({ slug, nome }) => ({
            '@type': 'Person',
            name: nome,
            url: `${siteUrl}/professores/${slug}`,
          })),
        }),
        location:
          offer.formato === 'ead' ? { '@type': 'VirtualLocation', url: offerUrl(offer) } : placeOf(offer),
        organizer: shop,
        offers: { '@id': offerId(offer) },
      })),
      offers: offers.map((offer) => ({
        '@type': 'Offer',
        '@id': offerId(offer),
        url: offerUrl(offer),
        category: offer.tipo_oferta === 'PAGO' ? 'Paid' : 'Free',
        price: currentPrice(offer).toFixed(2),
        priceCurrency: 'BRL',
        ...periodOf(course, offer),
        availability: `https://schema.org/${availabilityOf(offer)}`,
        validThrough: offer.inscricoes_ate,
        seller: shop,
      })),
    }),
    ...(course.reviews.total >= FEWEST_REVIEWS_OF_A_MEAN && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.reviews.media,
        reviewCount: course.reviews.total,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

const courseModes = { ead: 'Online', hibrido: 'Blended', presencial: 'Onsite' } as const;

/** As calendars write them (RFC 5545), which schema.org takes as well as its own names. */
const dayNames: Record<Weekday, string> = {
  seg: 'MO',
  ter: 'TU',
  qua: 'WE',
  qui: 'TH',
  sex: 'FR',
  sab: 'SA',
  dom: 'SU',
};

/** The first lesson, by the clock where it is held. */
const startOf = (offer: Offer) =>
  offer.hora_inicio === null
    ? offer.data_inicio
    : localInstant(offer.data_inicio, offer.hora_inicio, zoneOfOffer(offer));

/** Days and hours, of an offer that has them. */
function scheduleOf(offer: Offer) {
  const { dias_semana, hora_inicio, hora_fim, data_inicio, data_fim } = offer;
  if (dias_semana.length === 0 || hora_inicio === null || hora_fim === null) return {};
  const days = (Date.parse(data_fim) - Date.parse(data_inicio)) / 86_400_000 + 1;
  const minutes = (minuteOf(hora_fim) - minuteOf(hora_inicio)) * dias_semana.length;
  return {
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Weekly',
      repeatCount: Math.ceil(days / 7),
      duration: `PT${Math.floor(minutes / 60)}H${minutes % 60 === 0 ? '' : `${minutes % 60}M`}`,
      byDay: dias_semana.map((day) => dayNames[day]),
      startDate: data_inicio,
      endDate: data_fim,
      startTime: hora_inicio,
      endTime: hora_fim,
      scheduleTimezone: zoneOfOffer(offer),
    },
  };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function periodOf({ periodo_preco }: Course, offer: Offer) {
  if (periodo_preco === 'curso') return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: currentPrice(offer).toFixed(2),
      priceCurrency: 'BRL',
      unitText: periodo_preco,
    },
  };
}

function tellPlacesOnce() {
  const seen = new Map<string, string>();
  return ({ unidade, cidade }: Offer) => {
    const key = `${unidade.nome} ${unidade.cep}`;
    const known = seen.get(key);
    if (known) return { '@id': known };
    const id = `#unidade-${seen.size + 1}`;
    seen.set(key, id);
    return { '@id': id, ...describePlace(unidade, cidade) };
  };
}

function describePlace(unidade: Offer['unidade'], cidade: Offer['cidade']) {
  return {
    '@type': 'Place',
    name: unidade.nome,
    address: {
      '@type': 'PostalAddress',
      streetAddress: unidade.endereco,
      addressLocality: cidade.nome,
      addressRegion: cidade.uf,
      postalCode: formatCep(unidade.cep),
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: unidade.latitude, longitude: unidade.longitude },
  };
}

function availabilityOf(offer: Offer): 'InStock' | 'SoldOut' | 'Discontinued' {
  if (offer.aberta) return 'InStock';
  return offer.estado === 'esgotada' ? 'SoldOut' : 'Discontinued';
}

function offerPath(course: Course, offer: Offer): string {
  return fillPath('/$modality/$nomeCurso/$city/$idCurso/$idOferta', offerParams(course, offer));
}
