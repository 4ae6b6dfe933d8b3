import { queryOptions } from '@tanstack/react-query';
import { fetchBrand, fetchHomeBrand } from './brand.functions.ts';

const staleTime = 10 * 60_000;

export const brandQueries = {
  shop: () => queryOptions({ queryKey: ['brand'], queryFn: () => fetchBrand(), staleTime }),
  home: () => queryOptions({ queryKey: ['brand', 'home'], queryFn: () => fetchHomeBrand(), staleTime }),
};
