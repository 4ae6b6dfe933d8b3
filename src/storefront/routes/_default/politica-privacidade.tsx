import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { legalTextQueries } from '#/storefront/features/institutional/legal-text.queries.ts';
import { versionSearchSchema } from '#/storefront/features/institutional/legal-text.search.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { PrivacyPage } from '#/storefront/features/institutional/components/privacy-page.tsx';

export const Route = createFileRoute('/_default/politica-privacidade')({
  validateSearch: versionSearchSchema,
  loaderDeps: ({ search: { versao } }) => ({ versao }),
  loader: ({ context: { queryClient }, deps: { versao } }) =>
    queryClient.ensureQueryData(legalTextQueries.text('privacidade', versao)).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Política de Privacidade', context.brand) },
      {
        name: 'description',
        content:
          'Que dados pessoais tratamos, para quê, por quanto tempo e como exercer os direitos que a LGPD dá a você.',
      },
      {
        'script:ld+json': breadcrumbData(context.siteUrl, [
          { name: 'Política de Privacidade', path: pathname },
        ]),
      },
    ],
  }),
  component: Privacy,
});

function Privacy() {
  const { versao } = Route.useSearch();
  return <PrivacyPage version={versao} />;
}
