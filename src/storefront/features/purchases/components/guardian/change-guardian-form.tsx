import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { GuardianFields } from '#/storefront/forms/fields/guardian-fields.tsx';
import {
  validateGuardian,
  readGuardianEntries,
  toGuardianBody,
  typedGuardian,
} from '#/storefront/forms/fields/guardian-form.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { purchasesMutations } from '#/storefront/features/purchases/purchases.queries.ts';

interface ChangeGuardianFormProps {
  codigo: string;
  answer: FormAnswer | undefined;
  hasAccepted?: boolean;
  onChanged(): Promise<void>;
}

export function ChangeGuardianForm({ codigo, answer, hasAccepted, onChanged }: ChangeGuardianFormProps) {
  const { formProps, ...form } = useFormCheck({
    read: readGuardianEntries,
    find: (entries) => validateGuardian(entries, ''),
    prefix: 'trocar',
    answer,
  });
  const change = useMutation({
    ...purchasesMutations.changeGuardian(codigo),
    onSuccess: onChanged,
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !change.isPending) change.mutate(toGuardianBody(entries));
  }
  return (
    <form method="post" {...formProps} onSubmit={submit} className="grid max-w-form gap-5">
      <FormName name="trocar-responsavel" />
      <p className="text-sm text-muted">
        {hasAccepted
          ? 'O aceite e a cobrança de quem aceitou deixam de valer, e pedimos o aceite a quem você indicar.'
          : 'O link enviado antes deixa de valer.'}
      </p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <GuardianFields
        prefix="trocar"
        fieldErrors={form.fieldErrors}
        {...(answer && { defaults: typedGuardian(answer.entries) })}
      />
      <SendFailure failure={failureOf(change, answer)} />
      <Button type="submit" variant="secondary" loading={change.isPending} loadingText="Trocando">
        Trocar o responsável
      </Button>
    </form>
  );
}
