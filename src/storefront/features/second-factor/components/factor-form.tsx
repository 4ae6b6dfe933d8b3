import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, type FieldErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { validatorOf, readFactorEntries, type FactorEntries } from '../second-factor.schema.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface FactorFormProps {
  name: string;
  fields: readonly (keyof FactorEntries)[];
  answer: FormAnswer | undefined;
  send: (entries: FactorEntries) => Promise<unknown>;
  doneText?: string;
  button: string;
  danger?: boolean;
  children?: Elements;
}

export function FactorForm({
  name,
  fields,
  answer: given,
  send,
  doneText,
  children,
  ...rest
}: FactorFormProps) {
  const [answer] = useState(answerTo(given, name));
  const find = validatorOf(fields);
  const form = useFormCheck({ read: readFactorEntries, find, prefix: name, answer });
  const act = useMutation({
    mutationFn: ({ entries }: { entries: FactorEntries; element: HTMLFormElement }) => send(entries),
    onSuccess: (_done, { element }) => element.reset(),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(act, answer);
  const isDone = act.isSuccess || (act.isIdle && answer?.done);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const entries = form.check(element);
    if (entries && !act.isPending) act.mutate({ entries, element });
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name={name} />
      {children}
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failure} />
      {doneText && isDone && <Alert tone="success" live title={doneText} />}
      {fields.map((field) => (
        <FactorField
          key={field}
          form={name}
          field={field}
          typed={answer?.done ? undefined : answer?.entries[field]}
          problem={form.fieldErrors[field]}
        />
      ))}
      <div>
        <Button
          type="submit"
          variant={rest.danger ? 'danger' : 'primary'}
          loading={act.isPending}
          loadingText="Enviando"
        >
          {rest.button}
        </Button>
      </div>
    </form>
  );
}

interface FactorFieldProps {
  form: string;
  field: keyof FactorEntries;
  typed: string | undefined;
  problem: FieldErrors[string];
}

function FactorField({ form, field, typed, problem }: FactorFieldProps) {
  const common = { id: `${form}-${field}`, name: field, required: true, error: problem };
  if (field === 'senha') return <PasswordField {...common} label="Sua senha" maxLength={100} />;
  if (field === 'email') {
    return (
      <EmailField {...common} label="E-mail com que a pessoa entra" autoComplete="off" defaultValue={typed} />
    );
  }
  return (
    <TextField
      {...common}
      label="Código"
      hint="Os 6 números que o aplicativo mostra agora."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      defaultValue={typed}
    />
  );
}
