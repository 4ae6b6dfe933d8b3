import { Link } from '#/storefront/shared/page/link.tsx';
import { courseParams } from './course-params.ts';
import type { ComponentProps } from 'react';
import { fillPath } from '../page/fill-path.ts';

interface CourseLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  course: { id_produto: number; slug: string; modalidade: { slug: string } };
  offer?: { id_oferta: number } | null;
}

/**
 * The server renders a plain anchor that hydrates as a typed link, since building forty typed links took a
 * large part of a page's time.
 */
export function CourseLink({ course, offer, ...anchor }: CourseLinkProps) {
  const to = '/$modality/$nomeCurso/$idCurso';
  const params = courseParams(course);
  const turma = offer?.id_oferta;
  if (import.meta.env.SSR) {
    return <a {...anchor} href={fillPath(to, params) + (turma === undefined ? '' : `?turma=${turma}`)} />;
  }
  return <Link to={to} params={params} search={{ turma }} {...anchor} />;
}
