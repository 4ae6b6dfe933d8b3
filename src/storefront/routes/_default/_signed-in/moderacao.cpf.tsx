import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { CpfClaimsPage } from '#/storefront/features/cpf-claim/components/cpf-claims-page.tsx';
import { claimDecisionActions } from '#/storefront/features/cpf-claim/cpf-claim.actions.ts';
import { cpfClaimQueries } from '#/storefront/features/cpf-claim/cpf-claim.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/cpf')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, claimDecisionActions) } },
  beforeLoad: guardForm('check-cpf-claims'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(cpfClaimQueries.page(pagina)).then(() => {}),
  head: titledHead('Pedidos de CPF'),
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
