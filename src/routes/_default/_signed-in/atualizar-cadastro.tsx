import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { UpdatePage } from '#/features/account/components/update-page.tsx';
import { PageAnswer } from '#/forms/page-answer.ts';
import { registrationPosts } from '#/features/account/account.posts.ts';
import { loadAccount } from '#/features/account/account.queries.ts';
import { usePersonSaved } from './-use-person-saved.ts';

export const Route = createFileRoute('/_default/_signed-in/atualizar-cadastro')({
  server: { handlers: { POST: (posted) => answerPost(posted, registrationPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient } }) => loadAccount(queryClient),
  head: () => ({
    meta: [{ title: 'Atualizar cadastro | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
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
