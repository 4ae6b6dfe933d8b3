import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure, type FieldErrors, listErrors } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { confirmAccessLink } from './confirm-access-link.tsx';
import { focusDeskHeading } from './desk-list.tsx';

interface DeskFormOptions<Entries, Sent, Done> {
  read: (data: FormData) => Entries;
  find: (entries: Entries) => FieldErrors;
  toSent: (entries: Entries) => Sent;
  mutation: UseMutationOptions<Done, Error, Sent>;
  doneText: (done: Done, sent: Sent) => string;
  queryKey: QueryKey;
  prefix: string;
  answer: FormAnswer | undefined;
}

export function useDeskForm<Entries, Sent, Done>({
  read,
  find,
  toSent,
  mutation,
  doneText,
  queryKey,
  prefix,
  answer,
}: DeskFormOptions<Entries, Sent, Done>) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const form = useFormCheck({ read, find, prefix, answer });
  const [pressed, setPressed] = useState<{ name: string; value: string }>();
  const send = useMutation({
    ...mutation,
    onSuccess: (done, sent) => {
      showToast({ tone: 'success', text: doneText(done, sent) });
      focusDeskHeading();
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = send.error ? describeFailure(send.error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const entries = form.check(event.currentTarget, submitter);
    if (!entries || send.isPending) return;
    const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== '';
    setPressed(isNamed ? { name: submitter.name, value: submitter.value } : undefined);
    send.mutate(toSent(entries));
  }

  return {
    fieldErrors: form.fieldErrors,
    formProps: { ...form.formProps, onSubmit: submit },
    isSending: (value?: string) => send.isPending && (value === undefined || pressed?.value === value),
    sendFailure: {
      failure: failure && listErrors(failure.fieldErrors).length === 0 ? failure : undefined,
      ...(pressed && { pressed }),
      children: confirmAccessLink(failure),
    },
  };
}
