import { Link } from '#/storefront/shared/page/link.tsx';
import { courseParams } from './course-params.ts';
import type { ComponentProps } from 'react';
import { fillPath } from '../page/fill-path.ts';

interface CourseLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  course: { id_produto: number; slug: string; modalidade: { slug: string } };
  offer?: { id_oferta: number } | null;
}

/**
 * Leads to a course's page. The server writes the bare anchor that the browser hydrates as a typed link:
 * working out addresses took a large part of the time of a page with forty cards. Not for a link to the page
 * it stands on.
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
