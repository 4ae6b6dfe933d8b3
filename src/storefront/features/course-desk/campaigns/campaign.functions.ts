import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import {
  campaignEntrySchema,
  campaignTagSchema,
  newCampaignTagSchema,
} from '#/domain/site/campaigns/campaign-entry.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byTag = v.object({ tag: campaignTagSchema });

export const fetchCampaigns = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().campaignDesk.listCampaigns(data));

export const fetchDeskCampaign = createServerFn({ method: 'GET' })
  .validator(byTag)
  .handler(({ data }) => backend().campaignDesk.getDeskCampaign(data));

export const createCampaign = createServerFn({ method: 'POST' })
  .validator(v.object({ tag: newCampaignTagSchema, campanha: campaignEntrySchema }))
  .handler(({ data }) => backend().campaignDesk.createCampaign(data));

export const saveCampaign = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byTag.entries,
      versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
      campanha: campaignEntrySchema,
    }),
  )
  .handler(({ data }) => backend().campaignDesk.saveCampaign(data));

export const endCampaign = createServerFn({ method: 'POST' })
  .validator(byTag)
  .handler(({ data }) => backend().campaignDesk.endCampaign(data));
