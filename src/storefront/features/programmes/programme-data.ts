import type { Programme } from '#/contract/catalogue/programmes.ts';
import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { context } from '#/storefront/shared/structured-data/context.ts';
import { shopData, shopId } from '#/storefront/shared/structured-data/shop.ts';

type DescribedProgramme = Pick<Programme, 'titulo' | 'resumo' | 'imagem'> & {
  courses: readonly Pick<Programme['cursos'][number], 'id_produto' | 'slug' | 'modalidade'>[];
  prices: readonly { price: number; until: string }[];
};

/** Of the programme's own picture, as shared links show it; undefined for a drawing. */
export function sharedPicture(imagem: string) {
  const own = coursePictureStart(imagem);
  return own && { path: `${own}1200.jpg`, width: 1200, height: 630 };
}

/** Structured data of a programme, with what can be bought now. */
export function programmeData(
  siteUrl: string,
  brand: { nome: string },
  path: string,
  { titulo, resumo, imagem, courses, prices }: DescribedProgramme,
) {
  const picture = sharedPicture(imagem);
  return {
    '@context': context,
    '@type': 'EducationalOccupationalProgram',
    '@id': `${siteUrl}${path}#programa`,
    name: titulo,
    description: resumo,
    url: siteUrl + path,
    ...(picture && { image: siteUrl + picture.path }),
    provider: shopData(siteUrl, brand),
    // The page of each course describes it.
    hasCourse: courses.map(
      (course) => siteUrl + fillPath('/$modality/$nomeCurso/$idCurso', courseParams(course)),
    ),
    ...(prices.length > 0 && {
      offers: prices.map(({ price, until }) => ({
        '@type': 'Offer',
        category: 'Paid',
        price: price.toFixed(2),
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        validThrough: until,
        url: siteUrl + path,
        seller: { '@id': siteUrl + shopId },
      })),
    }),
  };
}
