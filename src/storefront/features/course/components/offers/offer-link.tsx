import { Link } from '#/storefront/shared/page/link.tsx';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import type { ReactNode } from 'react';
import type { Course, Offer } from '#/contract/catalogue/course.ts';

interface OfferLinkProps {
  course: Pick<Course, 'id_produto' | 'slug' | 'modalidade'>;
  offer: Pick<Offer, 'id_oferta' | 'cidade'>;
  className: string;
  children: ReactNode;
  'aria-current'?: 'true' | undefined;
  replace?: boolean;
  resetScroll?: boolean;
}

export function OfferLink({ course, offer, ...link }: OfferLinkProps) {
  return (
    <Link to="/$modality/$nomeCurso/$city/$idCurso/$idOferta" params={offerParams(course, offer)} {...link} />
  );
}
