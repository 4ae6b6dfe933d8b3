import { createFileRoute, redirect } from '@tanstack/react-router';
import { boletoQueries } from '#/storefront/features/boleto/boleto.queries.ts';
import { boletoSearchSchema } from '#/storefront/features/boleto/boleto.search.ts';
import { PrintPage } from '#/storefront/features/boleto/components/print-page.tsx';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/boleto/ecommerce-imprimir')({
  staticData: { bare: true },
  validateSearch: boletoSearchSchema,
  beforeLoad: ({ search: { v } }) => {
    if (v === undefined) throw redirect({ to: '/' });
    return { v };
  },
  loader: ({ context: { queryClient, v } }) => queryClient.ensureQueryData(boletoQueries.print(v)),
  head: titledHead('Boleto'),
  component: Print,
});

function Print() {
  return <PrintPage v={Route.useRouteContext().v} />;
}
