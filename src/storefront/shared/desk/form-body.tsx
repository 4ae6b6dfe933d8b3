import type { FormEvent } from 'react';
import type { Elements } from '#/storefront/ui/elements.ts';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { confirmAccessLink } from './confirm-access-link.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { useFormCheck } from '#/storefront/forms/use-form-check.ts';

interface FormBodyProps {
  name: string;
  form: Pick<ReturnType<typeof useFormCheck>, 'attempt' | 'formProps' | 'summary'>;
  failure: Failure | undefined;
  saved?: string | undefined;
  isPending: boolean;
  submitText: string;
  /** The button is as wide as the form. */
  block?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: Elements;
}

/** A form of the desk with its problems above and its one button below. */
export function FormBody(props: FormBodyProps) {
  const { name, form, failure, saved, isPending, submitText, block = false, onSubmit, children } = props;
  return (
    <form method="post" {...form.formProps} onSubmit={onSubmit} className="grid grid-cols-1 gap-6">
      <FormName name={name} />
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
      {saved !== undefined && (
        <Alert tone="success" live>
          <ChangingText>{saved}</ChangingText>
        </Alert>
      )}
      {children}
      <Button
        type="submit"
        size="lg"
        block={block}
        className={block ? undefined : 'md:justify-self-start'}
        loading={isPending}
        loadingText="Salvando"
      >
        <span>{submitText}</span>
      </Button>
    </form>
  );
}
