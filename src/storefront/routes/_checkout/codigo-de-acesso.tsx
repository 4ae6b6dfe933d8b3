import { createFileRoute, redirect } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { codeActions } from '#/storefront/features/sign-in/sign-in.actions.ts';
import { CodeForm } from '#/storefront/features/sign-in/components/code-form.tsx';
import { forgetShownSession } from '#/storefront/features/session/shown-session.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/codigo-de-acesso')({
  validateSearch: v.object({ redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        return runAction(posted, codeActions(safeRedirectPath(searchParams.get('redirect_to'))));
      },
    },
  },
  beforeLoad: ({ context: { session, sessionChanged }, search, serverContext }) => {
    if (session.person && !sessionChanged) throw redirect({ href: safeRedirectPath(search.redirect_to) });
    return { answer: readAnswer(serverContext) };
  },
  head: titledHead('Código de acesso'),
  component: AccessCode,
});

function AccessCode() {
  const { redirect_to } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return (
    <NarrowPage
      title="Digite o código"
      lead="Falta só o código da verificação em duas etapas, em até 5 minutos."
      other={
        <Link to="/autenticacao" search={{ redirect_to }} className={linkClass()}>
          Voltar e entrar de novo
        </Link>
      }
    >
      <CodeForm
        answer={answer}
        onSignedIn={() => {
          forgetShownSession();
          location.assign(safeRedirectPath(redirect_to));
          return new Promise<void>(() => {});
        }}
      />
    </NarrowPage>
  );
}
