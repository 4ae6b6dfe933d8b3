import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { trackEvent } from '#/storefront/shared/tracking/track-event.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { signInMutations } from '../sign-in.queries.ts';
import type { SignInStep } from '../sign-in-step.ts';
import { useNoScriptAction } from '../use-no-script-action.ts';
import { validateLogin, readLoginEntries, type SignInContext } from '../sign-in.schema.ts';

interface SignInFormProps {
  context: SignInContext;
  answer?: FormAnswer | undefined;
  help?: ReactNode;
  onSignedIn(step: SignInStep): void | Promise<void>;
}

export function SignInForm({ context, answer: pageAnswer, help, onSignedIn }: SignInFormProps) {
  const [answer] = useState(answerTo(pageAnswer, 'entrar'));
  const action = useNoScriptAction(context);
  const form = useFormCheck({ read: readLoginEntries, find: validateLogin, prefix: 'entrar', answer });
  const signIn = useMutation({
    ...signInMutations.signIn(),
    onSuccess: ({ proximo }) => {
      if (proximo !== 'codigo') trackEvent({ name: 'login' });
      return onSignedIn(proximo);
    },
  });
  const failure = failureOf(signIn, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !signIn.isPending) signIn.mutate({ ...entries, contexto: context });
  }

  return (
    // POST keeps the password out of the address before hydration.
    <form method="post" action={action} {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="entrar" />
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failure} />
      <TextField
        id="entrar-identificador"
        name="identificador"
        label="CPF, e-mail ou nome de usuário"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={answer?.entries['identificador']}
        error={form.fieldErrors['identificador']}
      />
      <PasswordField
        id="entrar-senha"
        name="senha"
        label="Senha"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={100}
        required
        error={form.fieldErrors['senha']}
      />
      {help && <p>{help}</p>}
      <Button type="submit" size="lg" block loading={isBusy(signIn)} loadingText="Entrando">
        Entrar
      </Button>
    </form>
  );
}

/** After success the page moves on; a second press would only confuse. */
export function isBusy({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): boolean {
  return isPending || isSuccess;
}
