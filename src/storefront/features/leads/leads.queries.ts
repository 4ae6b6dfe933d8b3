import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { LeadWork } from './lead.schema.ts';
import { fetchLeads, workOnLead } from './leads.functions.ts';
import type { LeadsSearch } from './leads.search.ts';

const staleTime = 5000;

export const leadsQueries = {
  all: ['leads'] as const,
  list: (search: LeadsSearch) =>
    queryOptions({
      queryKey: ['leads', search],
      queryFn: () => fetchLeads({ data: search }),
      staleTime,
    }),
};

export const leadsMutations = {
  work: () =>
    mutationOptions({
      mutationKey: ['work-on-lead'],
      mutationFn: (data: LeadWork) => workOnLead({ data }),
    }),
};
