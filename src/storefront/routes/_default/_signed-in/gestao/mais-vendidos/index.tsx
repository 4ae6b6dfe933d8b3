import { createFileRoute } from '@tanstack/react-router';
import { pinnedActions } from '#/storefront/features/course-desk/pinned/pinned.actions.ts';
import { PinnedPage } from '#/storefront/features/course-desk/pinned/pinned-page.tsx';
import { pinnedQueries } from '#/storefront/features/course-desk/pinned/pinned.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/mais-vendidos/')({
  server: { handlers: { POST: (posted) => runAction(posted, pinnedActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(pinnedQueries.list()).then(() => {}),
  head: titledHead('Destaques'),
  component: Pinned,
});

function Pinned() {
  const { answer } = Route.useRouteContext();
  return <PinnedPage answer={answer} />;
}
