import { createFileRoute } from '@tanstack/react-router';
import { SchoolPagesPage } from '#/storefront/features/words/pages/school-page-pages.tsx';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/paginas/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.schoolPages()).then(() => {}),
  head: titledHead('Páginas da escola'),
  component: SchoolPagesPage,
});
