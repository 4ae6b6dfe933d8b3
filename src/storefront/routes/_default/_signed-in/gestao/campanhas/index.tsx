import { createFileRoute } from '@tanstack/react-router';
import { CampaignsPage } from '#/storefront/features/course-desk/campaigns/campaign-pages.tsx';
import { campaignQueries } from '#/storefront/features/course-desk/campaigns/campaign.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/campanhas/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(campaignQueries.list(pagina)).then(() => {}),
  head: titledHead('Campanhas da escola'),
  component: Campaigns,
});

function Campaigns() {
  const { pagina = 1 } = Route.useSearch();
  return <CampaignsPage page={pagina} />;
}
