import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';
import { context } from './context.ts';
import { shopData } from './shop.ts';

interface Taught {
  slug: string;
  nome: string;
  imagem: string | null;
  links: readonly string[];
}

/** The photo that shared links show; undefined without one of their own. */
export function sharedPhoto(imagem: string | null): string | undefined {
  const own = imagem === null ? undefined : coursePictureStart(imagem);
  return own && `${own}1200.jpg`;
}

export function teacherData(siteUrl: string, brand: { nome: string }, path: string, teacher: Taught) {
  const photo = sharedPhoto(teacher.imagem);
  return {
    '@context': context,
    '@type': 'Person',
    '@id': `${siteUrl}${path}#pessoa`,
    name: teacher.nome,
    url: siteUrl + path,
    jobTitle: 'Professor',
    worksFor: shopData(siteUrl, brand),
    ...(photo && { image: siteUrl + photo }),
    ...(teacher.links.length > 0 && { sameAs: teacher.links }),
  };
}
