import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { describeFailure, type FieldProblems } from '#/blocks/form-problems.ts';
import { useFormCheck } from '#/blocks/use-form-check.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { ErrorSummary } from '#/ui/error-summary.tsx';
import { useToast } from '#/ui/toast-provider.tsx';
import { profileQueries } from '../profile.queries.ts';
import type { Entries } from '../profile.schema.ts';

interface SectionFormProps {
  /** Ids of the controls are `{prefix}-{name}`. */
  prefix: string;
  read: (data: FormData) => Entries;
  find: (entries: Entries) => FieldProblems;
  send: (entries: Entries) => Promise<unknown>;
  /** Told in a toast. */
  savedText: string;
  onSaved?: ((form: HTMLFormElement) => void | Promise<void>) | undefined;
  button: string;
  /** What it does can't be undone. */
  danger?: boolean;
  /** A field the server names otherwise. */
  renamed?: Readonly<Record<string, string>>;
  children: (problems: FieldProblems) => ReactNode;
}

/** One form of the account page: checked on leaving a field and on sending, and nothing typed is lost when it fails. */
export function SectionForm(props: SectionFormProps) {
  const { prefix, read, find, send, savedText, onSaved, button, danger, renamed = {}, children } = props;
  const form = useFormCheck({ read, find, prefix });
  const queryClient = useQueryClient();
  const showToast = useToast();
  const save = useMutation({
    mutationFn: ({ entries }: { entries: Entries; element: HTMLFormElement }) => send(entries),
    onSuccess: async (_answer, { element }) => {
      showToast({ tone: 'success', text: savedText });
      await queryClient.invalidateQueries({ queryKey: profileQueries.account().queryKey });
      await onSaved?.(element);
    },
    onError: (error) => {
      const problems = Object.entries(describeFailure(error).problems);
      form.show(Object.fromEntries(problems.map(([field, problem]) => [renamed[field] ?? field, problem])));
    },
  });
  const failure = save.error ? describeFailure(save.error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const entries = form.check(element);
    if (entries && !save.isPending) save.mutate({ entries, element });
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && <Alert tone="danger" live title={failure.message} />}
      {children(form.problems)}
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
