import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { LEAD_NOTE_LENGTH, leadKinds, leadStates } from '#/domain/lead/lead.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { leadsSearchSchema } from './leads.search.ts';

export const fetchLeads = createServerFn({ method: 'GET' })
  .validator(leadsSearchSchema)
  .handler(({ data: { pagina = 1, ...filter } }) => backend().lead.listLeads({ ...filter, pagina }));

export const workOnLead = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      tipo: v.picklist(leadKinds),
      id: v.pipe(v.number(), v.integer(), v.minValue(1)),
      situacao: v.picklist(leadStates),
      nota: v.pipe(v.string(), v.maxLength(LEAD_NOTE_LENGTH)),
    }),
  )
  .handler(({ data }) => backend().lead.workOnLead(data));
