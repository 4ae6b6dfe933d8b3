import { createFileRoute } from '@tanstack/react-router';
import { PostPreviewPage } from '#/storefront/features/words/posts/post-pages.tsx';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/blog/$idPost/previa')({
  params: idParams('idPost'),
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient }, params: { idPost } }) =>
    queryClient.ensureQueryData(wordsQueries.post(idPost)).then(() => {}, orNotFound),
  head: titledHead('Prévia do texto'),
  component: PostPreview,
});

function PostPreview() {
  return <PostPreviewPage postId={Route.useParams().idPost} />;
}
