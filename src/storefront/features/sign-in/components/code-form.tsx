import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { trackEvent } from '#/storefront/shared/tracking/track-event.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { signInMutations } from '../sign-in.queries.ts';
import { validateCode, readCodeEntries } from '../sign-in.schema.ts';
import { isBusy } from './sign-in-form.tsx';

interface CodeFormProps {
  answer: FormAnswer | undefined;
  onSignedIn(): void | Promise<void>;
}

export function CodeForm({ answer: pageAnswer, onSignedIn }: CodeFormProps) {
  const [answer] = useState(answerTo(pageAnswer, 'codigo'));
  const form = useFormCheck({ read: readCodeEntries, find: validateCode, prefix: 'codigo', answer });
  const complete = useMutation({
    ...signInMutations.completeSignIn(),
    onSuccess: () => {
      trackEvent({ name: 'login' });
      return onSignedIn();
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(complete, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !complete.isPending) complete.mutate(entries);
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="codigo" />
      <SendFailure failure={form.fieldErrors['codigo'] ? undefined : failure} />
      <TextField
        id="codigo-codigo"
        name="codigo"
        label="Código"
        hint="Os 6 números do aplicativo de códigos, ou um dos seus códigos de recuperação."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
        required
        defaultValue={answer?.entries['codigo']}
        error={form.fieldErrors['codigo']}
      />
      <Button type="submit" size="lg" block loading={isBusy(complete)} loadingText="Entrando">
        Entrar
      </Button>
    </form>
  );
}
