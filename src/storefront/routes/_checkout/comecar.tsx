import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { PublicError } from '#/domain/request/public-error.ts';
import { NoSetupLink, SetupPage } from '#/storefront/features/setup/components/setup-page.tsx';
import { setupActions } from '#/storefront/features/setup/setup.actions.ts';
import { setupQueries } from '#/storefront/features/setup/setup.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';

export const Route = createFileRoute('/_checkout/comecar')({
  validateSearch: v.object({ codigo: v.optional(v.fallback(v.string(), '')) }),
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        return runAction(posted, setupActions(searchParams.get('codigo') ?? ''));
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loaderDeps: ({ search: { codigo = '' } }) => ({ codigo }),
  loader: async ({ context: { queryClient }, deps: { codigo } }) => {
    try {
      await queryClient.ensureQueryData(setupQueries.link(codigo));
      return { isValid: true };
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      if (error.status === 404) throw notFound();
      if (error.codigo !== 'LINK_SEM_VALIDADE') throw error;
      return { isValid: false };
    }
  },
  head: () => ({
    meta: [{ title: 'Comece sua loja' }],
  }),
  component: Setup,
});

function Setup() {
  const { codigo = '' } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  const { isValid } = Route.useLoaderData();
  return isValid ? <SetupPage code={codigo} answer={answer} /> : <NoSetupLink />;
}
