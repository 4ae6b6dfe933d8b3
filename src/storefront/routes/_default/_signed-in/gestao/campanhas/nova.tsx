import { createFileRoute } from '@tanstack/react-router';
import { newCampaignActions } from '#/storefront/features/course-desk/campaigns/campaign.actions.ts';
import { NewCampaignPage } from '#/storefront/features/course-desk/campaigns/campaign-pages.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

// No campaign may have this address, so no campaign's own page lies here.
export const Route = createFileRoute('/_default/_signed-in/gestao/campanhas/nova')({
  server: { handlers: { POST: (posted) => runAction(posted, newCampaignActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  head: titledHead('Nova campanha'),
  component: NewCampaign,
});

function NewCampaign() {
  const { answer } = Route.useRouteContext();
  return <NewCampaignPage answer={answer} />;
}
