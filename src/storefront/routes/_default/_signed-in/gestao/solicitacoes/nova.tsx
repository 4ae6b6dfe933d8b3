import { createFileRoute } from '@tanstack/react-router';
import { NewRequestPage } from '#/storefront/features/data-requests/components/new-request-page.tsx';
import { newRequestActions } from '#/storefront/features/data-requests/data-request.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/solicitacoes/nova')({
  server: { handlers: { POST: (posted) => runAction(posted, newRequestActions) } },
  beforeLoad: guardForm('answer-data-requests'),
  head: titledHead('Registrar um pedido'),
  component: NewRequest,
});

function NewRequest() {
  const { answer } = Route.useRouteContext();
  return <NewRequestPage answer={answer} />;
}
