import { createFileRoute } from '@tanstack/react-router';
import { DeskPostsPage } from '#/storefront/features/words/posts/post-pages.tsx';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/blog/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-school'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(wordsQueries.posts(pagina)).then(() => {}),
  head: titledHead('Textos do blog'),
  component: Posts,
});

function Posts() {
  const { pagina = 1 } = Route.useSearch();
  return <DeskPostsPage page={pagina} />;
}
