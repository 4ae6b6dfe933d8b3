import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { confirmAccessLink } from './confirm-access-link.tsx';

interface OnePressFormProps<Value, Done> {
  name: string;
  answer: FormAnswer | undefined;
  mutation: UseMutationOptions<Done, Error, Value>;
  value: Value;
  /** What is read again once it was done. */
  queryKey: QueryKey;
  /** What says the value without JavaScript. */
  field?: { name: string; value: string };
  text: string;
  loadingText?: string;
  variant?: 'primary' | 'secondary';
  className?: string;
  /** Leads on, before anything is read again. */
  onDone?: () => Promise<void>;
}

/** A form that asks nothing: its button does one thing, and tells why it couldn't. */
export function OnePressForm<Value, Done>(props: OnePressFormProps<Value, Done>) {
  const {
    name,
    mutation,
    value,
    queryKey,
    field,
    text,
    loadingText = 'Salvando',
    variant = 'secondary',
    className,
    onDone,
  } = props;
  const [answer] = useState(props.answer);
  const queryClient = useQueryClient();
  const act = useMutation({
    ...mutation,
    onSuccess: async () => {
      await onDone?.();
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const failure = failureOf(act, answer);
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!act.isPending) act.mutate(value);
      }}
    >
      <FormName name={name} />
      {field && <input type="hidden" {...field} />}
      <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
      <Button
        type="submit"
        variant={variant}
        className={className}
        loading={act.isPending}
        loadingText={loadingText}
      >
        <span key={text}>{text}</span>
      </Button>
    </form>
  );
}
