import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { NewAcceptancePage } from '#/storefront/features/purchases/new-acceptance/new-acceptance-page.tsx';
import { newAcceptanceActions } from '#/storefront/features/purchases/new-acceptance/new-acceptance.actions.ts';
import { newAcceptanceQueries } from '#/storefront/features/purchases/new-acceptance/new-acceptance.queries.ts';
import { newAcceptanceSearchSchema } from '#/storefront/features/purchases/new-acceptance/new-acceptance.search.ts';
import { purchasesQueries } from '#/storefront/features/purchases/purchases.queries.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/_signed-in/compra/novo-aceite')({
  validateSearch: newAcceptanceSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, newAcceptanceActions(new URL(posted.request.url).searchParams.get('compra') ?? '')),
    },
  },
  beforeLoad: ({ search: { compra }, serverContext }) => {
    if (compra === undefined) throw redirect({ to: '/minhas-compras' });
    return { compra, answer: readAnswer(serverContext) };
  },
  loader: ({ context: { queryClient, compra } }) =>
    queryClient.ensureQueryData(newAcceptanceQueries.request(compra)).then(() => {}, orNotFound),
  head: titledHead('Novo aceite'),
  component: NewAcceptance,
});

function NewAcceptance() {
  const { compra, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  return (
    <NewAcceptancePage
      codigo={compra}
      answer={answer}
      onAnswered={async () => {
        await navigate({ to: '/minhas-compras/$codigo', params: { codigo: compra } });
        await queryClient.invalidateQueries({ queryKey: purchasesQueries.all });
      }}
    />
  );
}
