import { createFileRoute } from '@tanstack/react-router';
import { auditQueries } from '#/storefront/features/audit/audit.queries.ts';
import { auditSearchSchema } from '#/storefront/features/audit/audit.search.ts';
import { AuditPage } from '#/storefront/features/audit/components/audit-page.tsx';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/registro/')({
  validateSearch: auditSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-team'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(auditQueries.list(deps)).then(() => {}),
  head: titledHead('Registro'),
  component: Audit,
});

function Audit() {
  return <AuditPage search={Route.useSearch()} />;
}
