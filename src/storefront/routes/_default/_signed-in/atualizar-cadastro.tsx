import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { UpdatePage } from '#/storefront/features/account/components/update-page.tsx';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { registrationActions } from '#/storefront/features/account/account.actions.ts';
import { loadAccount } from '#/storefront/features/account/account.queries.ts';
import { usePersonSaved } from './-use-person-saved.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/atualizar-cadastro')({
  server: { handlers: { POST: (posted) => runAction(posted, registrationActions) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient } }) => loadAccount(queryClient),
  head: titledHead('Atualizar cadastro'),
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
