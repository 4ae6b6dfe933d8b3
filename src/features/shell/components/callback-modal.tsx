import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { formText } from '#/blocks/form-text.ts';
import { describeFailure } from '#/blocks/form-problems.ts';
import { PhoneField } from '#/blocks/phone-field.tsx';
import { tidyOnLeaving } from '#/blocks/tidy-on-leaving.ts';
import { useFormCheck } from '#/blocks/use-form-check.ts';
import {
  CALLBACK_FAILED_MESSAGE,
  CALLBACK_SENT_MESSAGE,
  findCallbackProblems,
  toCallbackPayload,
  type CallbackForm as CallbackEntries,
} from '#/domain/callback-form.ts';
import { formatPhone } from '#/domain/phone.ts';
import { Button } from '#/ui/button.tsx';
import { Modal } from '#/ui/modal.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { useToast } from '#/ui/toast-provider.tsx';
import { shellMutations } from '../shell.queries.ts';

/** Milliseconds a toast of the footer stays, and until the modal closes after success (SHELL-14). */
const shownMs = 2000;

export function CallbackModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} onClose={onClose} title="Ligamos para você" size="sm">
      <CallbackForm onDone={onClose} />
    </Modal>
  );
}

function readCallback(data: FormData): CallbackEntries {
  const text = (name: string) => formText(data, name).trim();
  return { nome: text('nome'), telefone: formatPhone(text('telefone')) };
}

function CallbackForm({ onDone }: { onDone(): void }) {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Closed by hand, and perhaps opened again: then it stays.
  useEffect(() => () => clearTimeout(closing.current), []);
  const showToast = useToast();
  const form = useFormCheck({ read: readCallback, find: findCallbackProblems, prefix: 'ligamos' });
  const send = useMutation({
    ...shellMutations.requestCallback(),
    onSuccess: () => {
      showToast({ tone: 'success', text: CALLBACK_SENT_MESSAGE, duration: shownMs });
      closing.current = setTimeout(onDone, shownMs);
    },
    onError: (error) => {
      const { nome, ddd, tel } = describeFailure(error).problems;
      form.show({ nome, telefone: ddd ?? tel });
      // A refused field says itself what is wrong.
      if (nome ?? ddd ?? tel) return;
      showToast({ tone: 'danger', text: CALLBACK_FAILED_MESSAGE, duration: shownMs });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && (send.isIdle || send.isError)) send.mutate(toCallbackPayload(entries));
  }

  return (
    <form {...form.formProps} onSubmit={submit} className="grid gap-4">
      <p>Deixe seu nome e telefone. Ligamos em horário comercial para ajudar na sua escolha.</p>
      <TextField
        id="ligamos-nome"
        name="nome"
        label="Nome"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        required
        onBlur={tidyOnLeaving()}
        error={form.problems['nome']}
      />
      <PhoneField
        id="ligamos-telefone"
        label="Telefone"
        required
        enterKeyHint="send"
        error={form.problems['telefone']}
      />
      <Button type="submit" block loading={send.isPending} loadingText="Enviando">
        Enviar
      </Button>
    </form>
  );
}
