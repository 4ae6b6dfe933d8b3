import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, type FieldErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { accountQueries } from '../account.queries.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

type ShownValues = Readonly<Record<string, string | null | undefined>>;

interface SectionFormProps<Entries> {
  prefix: string;
  read: (data: FormData) => Entries;
  find: (entries: Entries) => FieldErrors;
  send: (entries: Entries) => Promise<unknown>;
  savedText: string;
  onSaved?: ((form: HTMLFormElement) => void | Promise<void>) | undefined;
  button: string;
  danger?: boolean;
  /** A field the server names otherwise. */
  renamed?: Readonly<Record<string, string>>;
  values?: ShownValues;
  children: (fieldErrors: FieldErrors, values: ShownValues) => Elements;
}

/**
 * One form of the account page: checked on leaving a field and on sending, and nothing typed is lost when it
 * fails.
 */
export function SectionForm<Entries>(props: SectionFormProps<Entries>) {
  const { prefix, read, find, send, savedText, onSaved, button, danger, renamed = {}, children } = props;
  const answer = usePageAnswer(prefix);
  const form = useFormCheck({ read, find, prefix, answer });
  const queryClient = useQueryClient();
  const showToast = useToast();
  const save = useMutation({
    mutationFn: ({ entries }: { entries: Entries; element: HTMLFormElement }) => send(entries),
    onSuccess: async (_answer, { element }) => {
      showToast({ tone: 'success', text: savedText });
      await queryClient.invalidateQueries({ queryKey: accountQueries.account().queryKey });
      await onSaved?.(element);
    },
    onError: (error) => {
      const fieldErrors = Object.entries(describeFailure(error).fieldErrors);
      form.show(
        Object.fromEntries(fieldErrors.map(([field, problem]) => [renamed[field] ?? field, problem])),
      );
    },
  });
  const failure = failureOf(save, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const entries = form.check(element);
    if (entries && !save.isPending) save.mutate({ entries, element });
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name={prefix} />
      {answer?.done && save.isIdle && <Alert tone="success" live title={savedText} />}
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failure} />
      {children(form.fieldErrors, answer && !answer.done ? answer.entries : (props.values ?? {}))}
      <div>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          loading={save.isPending}
          loadingText="Salvando"
        >
          {button}
        </Button>
      </div>
    </form>
  );
}
