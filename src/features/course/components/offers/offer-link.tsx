import { Link } from '@tanstack/react-router';
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

/** Leads to the page of an offer. */
export function OfferLink({ course, offer, ...link }: OfferLinkProps) {
  return (
    <Link
      to="/$modality/$nomeCurso/$city/$idCurso/$idOferta"
      params={{
        modality: course.modalidade.slug,
        nomeCurso: course.slug,
        city: offer.cidade.slug,
        idCurso: course.id_produto,
        idOferta: offer.id_oferta,
      }}
      {...link}
    />
  );
}
