import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { CpfClaimsPage } from '#/storefront/features/cpf-claim/components/cpf-claims-page.tsx';
import { claimDecisionActions } from '#/storefront/features/cpf-claim/cpf-claim.actions.ts';
import { cpfClaimQueries } from '#/storefront/features/cpf-claim/cpf-claim.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/cpf')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, claimDecisionActions) } },
  beforeLoad: (route) => {
    guard(route, 'check-cpf-claims');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(cpfClaimQueries.page(pagina)).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Pedidos de CPF', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: CpfClaims,
});

function CpfClaims() {
  const { pagina = 1 } = Route.useSearch();
  const { person, answer } = Route.useRouteContext();
  return (
    <CpfClaimsPage
      page={pagina}
      answer={answer}
      decidesAll={hasPermission(person.tipoLogin, 'decide-bound-cpf')}
    />
  );
}
