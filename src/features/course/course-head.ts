import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { fillPath } from '#/blocks/fill-path.ts';
import { breadcrumbData } from '#/blocks/structured-data.ts';
import { categoryName } from '#/domain/category.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community.ts';
import { formatHours } from '#/domain/hours.ts';
import { offerName } from '#/domain/offer-labels.ts';
import { formatCep } from '#/domain/postal-code.ts';
import { cutText } from '#/domain/text-cut.ts';
import { currentPrice } from './offer-filter.ts';
import { picturePath, pictureSize } from './picture/picture-address.ts';

/** Title, description and structured data of a course page (COURSE-9). */
export function describeCourse(course: Course, offer: Offer | undefined, siteUrl: string, path: string) {
  const group = offer ? ` (${offerName(offer)})` : '';
  const title = `${course.titulo}${group} | ${categoryName(course.modalidade.nome)} | Vitrine`;
  const description = `${course.titulo}${group}: ${formatHours(course.carga_horaria)}. ${cutText(course.descricao, 110)}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:url', content: siteUrl + path },
      { property: 'og:image', content: siteUrl + picturePath(course) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(pictureSize.width) },
      { property: 'og:image:height', content: String(pictureSize.height) },
      { property: 'og:image:alt', content: `${course.titulo}, curso da Vitrine` },
      {
        'script:ld+json': structuredData(
          course,
          offer ? [offer] : course.ofertas.filter(({ aberta }) => aberta),
          siteUrl,
          path,
        ),
      },
      {
        'script:ld+json': breadcrumbData(siteUrl, [
          { name: categoryName(course.modalidade.nome), path: `/${course.modalidade.slug}` },
          { name: course.titulo, path: offer ? coursePath(course) : path },
          ...(offer ? [{ name: offerName(offer), path }] : []),
        ]),
      },
    ],
  };
}

/** What shops and crawlers read: the classes on sale, or the one the page is about, whether it sells or not. */
function structuredData(course: Course, offers: readonly Offer[], siteUrl: string, path: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.titulo,
    description: cutText(course.descricao, 300),
    url: siteUrl + path,
    image: siteUrl + picturePath(course),
    inLanguage: 'pt-BR',
    provider: { '@type': 'Organization', name: 'Vitrine', url: siteUrl },
    hasCourseInstance: offers.map((offer) => ({
      '@type': 'CourseInstance',
      courseMode: courseModes[offer.formato],
      startDate: offer.data_inicio,
      endDate: offer.data_fim,
      courseWorkload: `PT${offer.carga_horaria}H`,
      location:
        offer.formato === 'ead'
          ? { '@type': 'VirtualLocation', url: siteUrl + offerPath(course, offer) }
          : placeOf(offer),
    })),
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      url: siteUrl + offerPath(course, offer),
      category: offer.tipo_oferta === 'PAGO' ? 'Paid' : 'Free',
      price: currentPrice(offer).toFixed(2),
      priceCurrency: 'BRL',
      availability: `https://schema.org/${availabilityOf(offer)}`,
      validThrough: offer.inscricoes_ate,
    })),
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

function placeOf({ unidade, cidade }: Offer) {
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
  return fillPath('/$modality/$nomeCurso/$city/$idCurso/$idOferta', {
    modality: course.modalidade.slug,
    nomeCurso: course.slug,
    city: offer.cidade.slug,
    idCurso: course.id_produto,
    idOferta: offer.id_oferta,
  });
}

function coursePath(course: Course): string {
  return fillPath('/$modality/$nomeCurso/$idCurso', {
    modality: course.modalidade.slug,
    nomeCurso: course.slug,
    idCurso: course.id_produto,
  });
}
