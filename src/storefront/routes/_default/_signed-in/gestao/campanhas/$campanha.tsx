import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { campaignActions } from '#/storefront/features/course-desk/campaigns/campaign.actions.ts';
import { EditCampaignPage } from '#/storefront/features/course-desk/campaigns/campaign-pages.tsx';
import { campaignQueries } from '#/storefront/features/course-desk/campaigns/campaign.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/campanhas/$campanha')({
  params: { parse: ({ campanha }) => (isSlug(campanha) ? { campanha } : false) },
  server: {
    handlers: { POST: (posted) => runAction(posted, campaignActions(posted.params.campanha)) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { campanha } }) =>
    queryClient.ensureQueryData(campaignQueries.campaign(campanha)).then(() => {}, orNotFound),
  head: titledHead('Editar campanha'),
  component: EditCampaign,
});

function EditCampaign() {
  const { campanha } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: campaign } = useSuspenseQuery(campaignQueries.campaign(campanha));
  return <EditCampaignPage key={campanha} campaign={campaign} answer={answer} />;
}
