import { createIsomorphicFn } from '@tanstack/react-start';
import { Link } from '#/storefront/shared/page/link.tsx';
import { courseParams } from './course-params.ts';
import type { ComponentProps } from 'react';
import { fillPath } from '../page/fill-path.ts';

interface CourseLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  course: {
    id_produto: number;
    slug: string;
    modalidade: { slug: string };
    programa?: { slug: string } | undefined;
  };
  offer?: { id_oferta: number } | null;
}

const to = '/$modality/$nomeCurso/$idCurso';
const toProgramme = '/programas/$slug';

/**
 * The server renders a plain anchor that hydrates as a typed link, since building forty typed links took a
 * large part of a page's time.
 */
export const CourseLink = createIsomorphicFn()
  .server(({ course, offer, ...anchor }: CourseLinkProps) => {
    if (course.programa) return <a {...anchor} href={fillPath(toProgramme, course.programa)} />;
    const search = offer ? `?turma=${offer.id_oferta}` : '';
    return <a {...anchor} href={fillPath(to, courseParams(course)) + search} />;
  })
  .client(({ course, offer, ...anchor }: CourseLinkProps) =>
    course.programa ? (
      <Link to={toProgramme} params={course.programa} {...anchor} />
    ) : (
      <Link to={to} params={courseParams(course)} search={{ turma: offer?.id_oferta }} {...anchor} />
    ),
  );
