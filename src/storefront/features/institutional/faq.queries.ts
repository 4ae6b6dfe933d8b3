import { queryOptions } from '@tanstack/react-query';
import { fetchFaq } from './faq.functions.ts';

export const faqQueries = {
  faq: () => queryOptions({ queryKey: ['faq'], queryFn: () => fetchFaq(), staleTime: 60_000 }),
};
