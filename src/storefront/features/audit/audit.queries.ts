import { queryOptions } from '@tanstack/react-query';
import { fetchActs } from './audit.functions.ts';
import type { AuditSearch } from './audit.search.ts';

export const auditQueries = {
  list: (search: AuditSearch) =>
    queryOptions({ queryKey: ['audit', search], queryFn: () => fetchActs({ data: search }), staleTime: 0 }),
};
