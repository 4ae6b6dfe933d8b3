import { useMatchRoute } from '@tanstack/react-router';
import type { Offer } from '#/contract/catalogue/course.ts';

// COURSE-15
export function useAskedOffer(offers: readonly Offer[]): Offer | undefined {
  const matchRoute = useMatchRoute();
  const page = matchRoute({
    to: '/$modality/$nomeCurso/$city/$idCurso/$idOferta',
    pending: true,
    includeSearch: false,
  });
  // The parameters are the texts of the address, whatever their type says.
  return page
    ? offers.find(({ id_oferta, aberta }) => aberta && String(id_oferta) === String(page.idOferta))
    : undefined;
}
