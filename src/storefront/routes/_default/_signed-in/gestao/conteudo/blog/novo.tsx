import { createFileRoute } from '@tanstack/react-router';
import { NewPostPage } from '#/storefront/features/words/posts/post-pages.tsx';
import { newPostActions } from '#/storefront/features/words/words.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/blog/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newPostActions) } },
  beforeLoad: guardForm('manage-school'),
  head: titledHead('Novo texto do blog'),
  component: NewPost,
});

function NewPost() {
  const { answer } = Route.useRouteContext();
  return <NewPostPage answer={answer} />;
}
