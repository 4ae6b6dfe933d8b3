import { createFileRoute, redirect } from '@tanstack/react-router';
import { newLoginActions } from '#/storefront/features/assisted/assisted.actions.ts';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { assistedSearchSchema } from '#/storefront/features/assisted/assisted.search.ts';
import { CreateLoginPage } from '#/storefront/features/assisted/components/create-login-page.tsx';
import { linkPath } from '#/storefront/features/assisted/link-path.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/compra-assistida/criar-login')({
  validateSearch: assistedSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, newLoginActions(new URL(posted.request.url).searchParams.get('link') ?? '')),
    },
  },
  beforeLoad: ({ search: { link }, serverContext }) => {
    if (link === undefined) throw redirect({ to: '/' });
    return { link, answer: readAnswer(serverContext) };
  },
  loader: async ({ context: { queryClient, session, link } }) => {
    const { login } = await queryClient.ensureQueryData(assistedQueries.linkLogin(link));
    if (session.person && login) throw redirect({ href: linkPath(login.turma, link) });
  },
  head: titledHead('Criar acesso'),
  component: CreateLogin,
});

function CreateLogin() {
  const { link, answer } = Route.useRouteContext();
  return (
    <CreateLoginPage
      link={link}
      answer={answer}
      onCreated={(turma) => {
        location.assign(linkPath(turma, link));
        return new Promise<void>(() => {});
      }}
    />
  );
}
