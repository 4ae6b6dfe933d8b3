import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { createCampaign, endCampaign, readCampaign, readCampaigns, saveCampaign } from './save-campaign.ts';

const managers = withPermission('manage-catalogue');
const { campaignDesk } = os;

export const campaignDeskRoutes = {
  listCampaigns: campaignDesk.listCampaigns
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readCampaigns(db, clock(), input)),
  getDeskCampaign: campaignDesk.getDeskCampaign
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readCampaign(db, clock(), input.tag)),
  createCampaign: campaignDesk.createCampaign.use(managers).handler(async ({ input, context }) => {
    await createCampaign(editorOf(context), input.tag, input.campanha);
    return { versao: 1 };
  }),
  saveCampaign: campaignDesk.saveCampaign.use(managers).handler(async ({ input, context }) => {
    const { tag, versao, campanha } = input;
    return { versao: await saveCampaign(editorOf(context), tag, versao, campanha) };
  }),
  endCampaign: campaignDesk.endCampaign.use(managers).handler(async ({ input, context }) => {
    await endCampaign(editorOf(context), input.tag);
    return { ok: true as const };
  }),
};
