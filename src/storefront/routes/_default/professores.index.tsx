import { createFileRoute } from '@tanstack/react-router';
import { TeachersPage } from '#/storefront/features/teachers/components/teachers-page.tsx';
import { teacherQueries } from '#/storefront/features/teachers/teachers.queries.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';

export const Route = createFileRoute('/_default/professores/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(teacherQueries.list()).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Professores', context.brand) },
      {
        name: 'description',
        content:
          'Com quem você vai estudar: a formação, a experiência e as turmas abertas de cada professor.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Professores', path: pathname }]) },
    ],
  }),
  component: TeachersPage,
});
