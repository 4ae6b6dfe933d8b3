import { createFileRoute } from '@tanstack/react-router';
import { ProgrammesPage } from '#/storefront/features/programmes/components/programmes-page.tsx';
import { programmeQueries } from '#/storefront/features/programmes/programmes.queries.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';

export const Route = createFileRoute('/_default/programas/')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(programmeQueries.list()).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Programas', context.brand) },
      {
        name: 'description',
        content: 'Cursos que se completam, na ordem certa, com um preço só e a vaga garantida em cada turma.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Programas', path: pathname }]) },
    ],
  }),
  component: ProgrammesPage,
});
