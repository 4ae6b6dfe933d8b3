import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { emailAddressMutations } from '../email-address.queries.ts';
import { validateEmailChange, readEmailChangeEntries } from '../email-address.schema.ts';

interface ChangeEmailFormProps {
  email: string | null;
  answer: FormAnswer | undefined;
}

export function ChangeEmailForm({ email, answer: pageAnswer }: ChangeEmailFormProps) {
  const [answer] = useState(answerTo(pageAnswer, 'trocar'));
  const form = useFormCheck({
    read: readEmailChangeEntries,
    find: validateEmailChange,
    prefix: 'trocar',
    answer,
  });
  const change = useMutation({
    ...emailAddressMutations.change(),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(change, answer);
  const asked = change.data ?? answer?.done;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !change.isPending) change.mutate(entries);
  }

  if (asked) {
    return (
      <Alert tone="success" live title="Confira o novo e-mail">
        {asked.mensagem}
      </Alert>
    );
  }
  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="trocar" />
      <UserName email={email} />
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failure} />
      <EmailField
        id="trocar-email"
        label="Novo e-mail"
        required
        defaultValue={answer?.entries['email']}
        error={form.fieldErrors['email']}
      />
      <PasswordField
        id="trocar-senha"
        name="senha"
        label="Sua senha"
        autoComplete="current-password"
        enterKeyHint="done"
        maxLength={100}
        required
        error={form.fieldErrors['senha']}
      />
      <Button type="submit" size="lg" block loading={change.isPending} loadingText="Enviando">
        Enviar confirmação
      </Button>
    </form>
  );
}
