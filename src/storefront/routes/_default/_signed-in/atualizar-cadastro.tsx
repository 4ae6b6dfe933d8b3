import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { answerPost } from '#/storefront/forms/plain-post.ts';
import { UpdatePage } from '#/storefront/features/account/components/update-page.tsx';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { registrationPosts } from '#/storefront/features/account/account.posts.ts';
import { loadAccount } from '#/storefront/features/account/account.queries.ts';
import { usePersonSaved } from './-use-person-saved.ts';

export const Route = createFileRoute('/_default/_signed-in/atualizar-cadastro')({
  server: { handlers: { POST: (posted) => answerPost(posted, registrationPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient } }) => loadAccount(queryClient),
  head: ({ match }) => ({
    meta: [
      { title: titled('Atualizar cadastro', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: UpdateRegistration,
});

function UpdateRegistration() {
  const { answer } = Route.useRouteContext();
  const onPersonSaved = usePersonSaved();
  return (
    <PageAnswer value={answer}>
      <UpdatePage onPersonSaved={onPersonSaved} />
    </PageAnswer>
  );
}
