import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { legalTextQueries } from '#/storefront/features/institutional/legal-text.queries.ts';
import { versionSearchSchema } from '#/storefront/features/institutional/legal-text.search.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { TermsPage } from '#/storefront/features/institutional/components/terms-page.tsx';

export const Route = createFileRoute('/_default/termos-de-uso')({
  validateSearch: versionSearchSchema,
  loaderDeps: ({ search: { versao } }) => ({ versao }),
  loader: ({ context: { queryClient }, deps: { versao } }) =>
    queryClient.ensureQueryData(legalTextQueries.text('termos', versao)).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Termos de uso', context.brand) },
      {
        name: 'description',
        content:
          'As regras para usar a loja: conta, turmas e vagas, preço e pagamento, desistência, opiniões e responsabilidades.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Termos de uso', path: pathname }]) },
    ],
  }),
  component: Terms,
});

function Terms() {
  const { versao } = Route.useSearch();
  return <TermsPage version={versao} />;
}
