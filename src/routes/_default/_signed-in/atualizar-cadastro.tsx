import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readAnswer } from '#/blocks/form-answer.ts';
import { answerPost } from '#/blocks/plain-post.ts';
import { UpdatePage } from '#/features/profile/components/update-page.tsx';
import { PageAnswer } from '#/features/profile/page-answer.ts';
import { registrationPosts } from '#/features/profile/profile.posts.ts';
import { profileQueries } from '#/features/profile/profile.queries.ts';
import { sessionQueries } from '#/features/session/session.queries.ts';

export const Route = createFileRoute('/_default/_signed-in/atualizar-cadastro')({
  server: { handlers: { POST: (posted) => answerPost(posted, registrationPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQueries.account()),
      queryClient.ensureQueryData(profileQueries.specialNeedChoices()),
    ]).then(() => {}),
  head: () => ({
    meta: [{ title: 'Atualizar cadastro | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: UpdateRegistration,
});

function UpdateRegistration() {
  const { answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return (
    <PageAnswer value={answer}>
      <UpdatePage
        onPersonSaved={async () => {
          await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
          await router.invalidate();
        }}
      />
    </PageAnswer>
  );
}
