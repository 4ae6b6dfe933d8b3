import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';

interface VersionedFormOptions<Entries extends { versao: string }> {
  stored: Entries;
  answer: FormAnswer | undefined;
  check: Omit<Parameters<typeof useFormCheck<Entries>>[0], 'answer'>;
  mutation: UseMutationOptions<{ versao: number }, Error, Entries>;
  savedText: string;
  /** What is read again once it was saved. */
  queryKey: QueryKey;
}

/** The form of what is stored already, which stays open after saving and goes on from the new version. */
export function useVersionedForm<Entries extends { versao: string }>({
  stored,
  answer: given,
  check,
  mutation,
  savedText,
  queryKey,
}: VersionedFormOptions<Entries>) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const [entries] = useState<Entries>({ ...stored, ...(answer?.done ? {} : answer?.entries) });
  const [versao, setVersao] = useState(entries.versao);
  const form = useFormCheck({ ...check, answer });
  const save = useMutation({
    ...mutation,
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const isSaved = save.isSuccess || (save.isIdle && answer?.done !== undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = form.check(event.currentTarget);
    if (typed && !save.isPending) save.mutate(typed);
  }

  return {
    entries,
    versao,
    errors: form.fieldErrors,
    body: {
      form,
      failure: failureOf(save, answer),
      saved: isSaved ? savedText : undefined,
      isPending: save.isPending,
      onSubmit: submit,
    },
  };
}

interface NewFormOptions<Entries, Made> {
  answer: FormAnswer | undefined;
  check: Omit<Parameters<typeof useFormCheck<Entries>>[0], 'answer'>;
  mutation: UseMutationOptions<Made, Error, Entries>;
  /** Leads on to what was made. */
  onMade: (made: Made, entries: Entries) => Promise<void>;
  /** What is read again once it was made. */
  queryKey: QueryKey;
}

/** The form of something new, which is left once it was made. */
export function useNewForm<Entries, Made>({
  answer: given,
  check,
  mutation,
  onMade,
  queryKey,
}: NewFormOptions<Entries, Made>) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const form = useFormCheck({ ...check, answer });
  const create = useMutation({
    ...mutation,
    onSuccess: async (made, entries) => {
      await queryClient.invalidateQueries({ queryKey });
      await onMade(made, entries);
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !create.isPending) create.mutate(entries);
  }

  return {
    typed: answer?.entries,
    errors: form.fieldErrors,
    body: { form, failure: failureOf(create, answer), isPending: create.isPending, onSubmit: submit },
  };
}
