import { queryOptions } from '@tanstack/react-query';
import { fetchHome } from './home.functions.ts';

export const homeQueries = {
  page: () => queryOptions({ queryKey: ['home'], queryFn: () => fetchHome() }),
};
