import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { SignOutButton } from '#/storefront/features/sign-in/components/sign-out-button.tsx';
import { useSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';
import { PhonePage } from '#/storefront/features/phone/components/phone-page.tsx';
import { phoneActions } from '#/storefront/features/phone/phone.actions.ts';
import { clearStoredData } from '#/storefront/features/session/change-session.ts';
import { requireSignIn } from '#/storefront/features/session/require-sign-in.ts';
import { forgetShownSession } from '#/storefront/features/session/shown-session.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_register-phone/cadastrar-telefone')({
  validateSearch: v.object({ redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        return runAction(posted, phoneActions(safeRedirectPath(searchParams.get('redirect_to'))));
      },
    },
  },
  beforeLoad: ({ context: { session }, location, search, serverContext }) => {
    const person = requireSignIn(session, location.href);
    if (person.temTelefone) throw redirect({ href: safeRedirectPath(search.redirect_to) });
    return { person, answer: readAnswer(serverContext) };
  },
  head: titledHead('Cadastrar telefone'),
  component: RegisterPhone,
});

function RegisterPhone() {
  const { redirect_to } = Route.useSearch();
  const { person, answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => clearStoredData(queryClient));
  return (
    <PhonePage
      name={person.primeiroNome}
      answer={answer}
      onSaved={() => {
        forgetShownSession();
        location.assign(safeRedirectPath(redirect_to));
      }}
      signOut={<SignOutButton onSignOut={signOut} />}
    />
  );
}
