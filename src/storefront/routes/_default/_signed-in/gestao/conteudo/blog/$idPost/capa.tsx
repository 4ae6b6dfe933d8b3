import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PostCoverPage } from '#/storefront/features/words/posts/edit-post-page.tsx';
import { runPostCoverAction } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/blog/$idPost/capa')({
  params: idParams('idPost'),
  server: { handlers: { POST: (posted) => runPostCoverAction(posted, idOf(posted.params, 'idPost')) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient }, params: { idPost } }) =>
    queryClient.ensureQueryData(wordsQueries.post(idPost)).then(() => {}, orNotFound),
  head: titledHead('Capa do texto'),
  component: PostCover,
});

function PostCover() {
  const { idPost } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: post } = useSuspenseQuery(wordsQueries.post(idPost));
  return <PostCoverPage key={idPost} post={post} answer={answer} />;
}
