import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { breadcrumbData } from '#/blocks/structured-data.ts';
import { categoryName } from '#/domain/category.ts';
import { formatDay } from '#/domain/dates.ts';
import { cutText } from '#/domain/text-cut.ts';
import { currentPrice } from './offer-filter.ts';
import { picturePath, pictureSize } from './picture/picture-address.ts';

/** Title, description and structured data of a course page (decisions, section 2). */
export function describeCourse(course: Course, offer: Offer | undefined, siteUrl: string, path: string) {
  const place = offer ? ` em ${offer.cidade.nome}` : '';
  const title = `${course.titulo}${place}${offer ? ` (turma ${offer.codigo_turma})` : ''} | ${categoryName(course.modalidade.nome)} | Vitrine`;
  const group = offer ? `, turma ${offer.codigo_turma} a partir de ${formatDay(offer.data_inicio)}` : '';
  const description = `${course.titulo}${place}${group}: ${course.carga_horaria} horas. ${cutText(course.descricao, 110)}`;
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
      { 'script:ld+json': structuredData(course, offer ? [offer] : course.ofertas, siteUrl, path) },
      {
        'script:ld+json': breadcrumbData(siteUrl, [
          { name: categoryName(course.modalidade.nome), path: `/${course.modalidade.slug}` },
          { name: course.titulo, path },
        ]),
      },
    ],
  };
}

function structuredData(course: Course, offers: readonly Offer[], siteUrl: string, path: string) {
  const open = offers.filter((offer) => offer.aberta);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.titulo,
    description: cutText(course.descricao, 300),
    url: siteUrl + path,
    image: siteUrl + course.imagem,
    inLanguage: 'pt-BR',
    provider: { '@type': 'Organization', name: 'Vitrine', url: siteUrl },
    hasCourseInstance: open.map((offer) => ({
      '@type': 'CourseInstance',
      courseMode: offer.formato === 'ead' ? 'online' : offer.formato === 'hibrido' ? 'blended' : 'onsite',
      startDate: offer.data_inicio,
      endDate: offer.data_fim,
      courseWorkload: `PT${offer.carga_horaria}H`,
      location: {
        '@type': 'Place',
        name: offer.unidade.nome,
        address: {
          '@type': 'PostalAddress',
          streetAddress: offer.unidade.endereco,
          addressLocality: offer.cidade.nome,
          addressRegion: offer.cidade.uf,
          addressCountry: 'BR',
        },
      },
    })),
    offers: open.map((offer) => ({
      '@type': 'Offer',
      category: offer.tipo_oferta === 'PAGO' ? 'Paid' : 'Free',
      price: currentPrice(offer).toFixed(2),
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      validThrough: offer.inscricoes_ate,
    })),
    ...(course.reviews.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.reviews.media,
        reviewCount: course.reviews.total,
        bestRating: 5,
      },
    }),
  };
}
