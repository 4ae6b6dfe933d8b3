import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, maySendAgain } from '#/storefront/forms/form-errors.ts';
import { PhoneField } from '#/storefront/forms/fields/phone-field.tsx';
import { SendAgain } from '#/storefront/forms/send-failure.tsx';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import {
  CALLBACK_FAILED_MESSAGE,
  CALLBACK_SENT_MESSAGE,
  validateCallback,
  toCallbackPayload,
} from '#/domain/community/callback-form.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { callbackPlace } from '../callback/callback-place.ts';
import { readCallback } from '../callback/callback.schema.ts';
import { shellMutations } from '../shell.queries.ts';

/** Milliseconds a toast of the footer stays, and until the modal closes after success (SHELL-14). */
const shownMs = 2000;

interface CallbackFormProps {
  /** Ids of the controls are `{prefix}-{name}`: a dialog may open over a page that has the form, too. */
  prefix: string;
  answer?: FormAnswer | undefined;
  onDone?(): void;
}

/**
 * 'Ligamos para você': in a dialog wherever it is opened, and on the contact page, which answers it without
 * the page's script.
 */
export function CallbackForm({ prefix, answer: given, onDone }: CallbackFormProps) {
  const [answer] = useState(given);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Closed by hand, and perhaps opened again: then it stays.
  useEffect(() => () => clearTimeout(closing.current), []);
  const showToast = useToast();
  const form = useFormCheck({ read: readCallback, find: validateCallback, prefix, answer });
  const send = useMutation({
    ...shellMutations.requestCallback(),
    onSuccess: () => {
      showToast({ tone: 'success', text: CALLBACK_SENT_MESSAGE, duration: shownMs });
      if (onDone) closing.current = setTimeout(onDone, shownMs);
    },
    onError: (error) => {
      const { nome, ddd, tel } = describeFailure(error).fieldErrors;
      form.show({ nome, telefone: ddd ?? tel });
      if (nome ?? ddd ?? tel) return;
      showToast({ tone: 'danger', text: CALLBACK_FAILED_MESSAGE, duration: shownMs });
    },
  });

  const isSent = send.isIdle ? answer?.done !== undefined : send.isSuccess && !onDone;
  const typed = answer?.done ? undefined : answer?.entries;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && (send.isIdle || send.isError)) send.mutate(toCallbackPayload(entries));
  }

  return (
    <form
      method="post"
      action={fillPath('/fale-conosco', {}) + callbackPlace}
      {...form.formProps}
      onSubmit={submit}
      className="grid gap-4"
    >
      <FormName name="ligamos" />
      <p>Deixe seu nome e telefone. Ligamos em horário comercial para ajudar na sua escolha.</p>
      <TextField
        id={`${prefix}-nome`}
        name="nome"
        label="Nome"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        required
        onBlur={tidyOnLeaving()}
        defaultValue={typed?.['nome']}
        error={form.fieldErrors['nome']}
      />
      <PhoneField
        id={`${prefix}-telefone`}
        label="Telefone"
        required
        enterKeyHint="send"
        defaultValue={typed?.['telefone']}
        error={form.fieldErrors['telefone']}
      />
      {isSent && <Alert tone="success" live title={CALLBACK_SENT_MESSAGE} />}
      {send.isIdle && answer?.failure && <Alert tone="danger" live title={CALLBACK_FAILED_MESSAGE} />}
      {send.isError && maySendAgain(describeFailure(send.error)) && (
        <div>
          <SendAgain />
        </div>
      )}
      <Button type="submit" block loading={send.isPending} loadingText="Enviando">
        Enviar
      </Button>
    </form>
  );
}
