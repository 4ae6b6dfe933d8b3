import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  createCampaign,
  endCampaign,
  fetchCampaigns,
  fetchDeskCampaign,
  saveCampaign,
} from './campaign.functions.ts';
import { type CampaignEntries, toCampaign, toCampaignTag } from './campaign.schema.ts';

const all = ['campaign-desk'] as const;
// Others edit the same; what a form was opened with is its version.
const staleTime = 0;

export const campaignQueries = {
  all,
  list: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'list', pagina],
      queryFn: () => fetchCampaigns({ data: { pagina } }),
      staleTime,
    }),
  campaign: (tag: string) =>
    queryOptions({
      queryKey: [...all, 'campaign', tag],
      queryFn: () => fetchDeskCampaign({ data: { tag } }),
      staleTime,
    }),
};

export const campaignMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...all, 'create'],
      mutationFn: (entries: CampaignEntries) =>
        createCampaign({ data: { tag: toCampaignTag(entries), campanha: toCampaign(entries) } }),
    }),
  save: (tag: string) =>
    mutationOptions({
      mutationKey: [...all, 'save', tag],
      mutationFn: (entries: CampaignEntries) =>
        saveCampaign({ data: { tag, versao: Number(entries.versao), campanha: toCampaign(entries) } }),
    }),
  end: (tag: string) =>
    mutationOptions({ mutationKey: [...all, 'end', tag], mutationFn: () => endCampaign({ data: { tag } }) }),
};
