import { ofBrand, type NamedBrand } from '#/domain/school/brand-name.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { cutText } from '#/storefront/shared/course/text-cut.ts';
import { currentPrice } from './offer-filter.ts';
import { picturePath, pictureSize } from './picture/picture-address.ts';

// COURSE-9
export function describeCourse(
  course: Course,
  offer: Offer | undefined,
  { siteUrl, brand }: { siteUrl: string; brand: NamedBrand },
  path: string,
) {
  const group = offer ? ` (${offerName(offer)})` : '';
  const title = `${course.titulo}${group} | ${categoryName(course.modalidade.nome)}`;
  const description = `${course.titulo}${group}: ${formatHours(course.carga_horaria)}. ${cutText(course.descricao, 110)}`;
  const picture = picturePath(course);
  return {
    meta: [
      { title: titled(title, brand) },
      { name: 'description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:image', content: siteUrl + picture },
      { property: 'og:image:type', content: picture.endsWith('.jpg') ? 'image/jpeg' : 'image/png' },
      { property: 'og:image:width', content: String(pictureSize.width) },
      { property: 'og:image:height', content: String(pictureSize.height) },
      { property: 'og:image:alt', content: course.imagem_alt ?? `${course.titulo}, curso ${ofBrand(brand)}` },
      ...(offer ? priceTags(offer) : []),
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

function priceTags(offer: Offer) {
  if (!offer.aberta) return [];
  return [
    { property: 'product:price:amount', content: currentPrice(offer).toFixed(2) },
    { property: 'product:price:currency', content: 'BRL' },
  ];
}

function coursePath(course: Course): string {
  return fillPath('/$modality/$nomeCurso/$idCurso', courseParams(course));
}
