import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { createCampaign, endCampaign, saveCampaign } from './campaign.functions.ts';
import {
  campaignSavedText,
  readCampaignEntries,
  toCampaign,
  toCampaignTag,
  validateCampaignEntries,
  validateNewCampaignEntries,
} from './campaign.schema.ts';

const campaignPath = (campanha: string) => fillPath('/gestao/campanhas/$campanha', { campanha });

export const newCampaignActions = {
  campanha: noScriptAction({
    read: readCampaignEntries,
    find: validateNewCampaignEntries,
    send: async (entries) => {
      const tag = toCampaignTag(entries);
      await createCampaign({ data: { tag, campanha: toCampaign(entries) } });
      return { goTo: campaignPath(tag) };
    },
  }),
};

export const campaignActions = (tag: string) => ({
  campanha: noScriptAction({
    read: readCampaignEntries,
    find: validateCampaignEntries,
    send: async (entries) => {
      await saveCampaign({ data: { tag, versao: Number(entries.versao), campanha: toCampaign(entries) } });
      return { done: { mensagem: campaignSavedText } };
    },
  }),
  fim: noScriptAction({
    read: () => ({}),
    find: () => ({}),
    send: async () => {
      await endCampaign({ data: { tag } });
      return { goTo: campaignPath(tag) };
    },
  }),
});
