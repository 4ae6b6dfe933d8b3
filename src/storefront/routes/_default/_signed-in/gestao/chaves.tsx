import { createFileRoute } from '@tanstack/react-router';
import { MachineKeysPage } from '#/storefront/features/catalogue-import/components/machine-keys-page.tsx';
import { keyActions } from '#/storefront/features/catalogue-import/import.actions.ts';
import { importQueries } from '#/storefront/features/catalogue-import/import.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/chaves')({
  server: { handlers: { POST: (posted) => runAction(posted, keyActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(importQueries.keys()).then(() => {}),
  head: titledHead('Chaves de sistemas'),
  component: MachineKeys,
});

function MachineKeys() {
  const { answer } = Route.useRouteContext();
  return <MachineKeysPage answer={answer} />;
}
