import { queryOptions } from '@tanstack/react-query';
import { fetchUnits } from './units.functions.ts';

export const unitsQueries = {
  open: () => queryOptions({ queryKey: ['units'], queryFn: () => fetchUnits(), staleTime: 60_000 }),
};
