import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  CALLBACK_FAILED_MESSAGE,
  CALLBACK_SENT_MESSAGE,
  findCallbackProblem,
  toCallbackPayload,
} from '#/domain/callback-form.ts';
import { Button } from '#/ui/button.tsx';
import { formText } from '#/ui/form-text.ts';
import { MaskedField } from '#/ui/masked-field.tsx';
import { Modal } from '#/ui/modal.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { useToast } from '#/ui/toast-provider.tsx';
import { shellMutations } from '../shell.queries.ts';

/** Milliseconds a toast of the footer stays, and until the modal closes after success (specification, section 9). */
const shownMs = 2000;

export function CallbackModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} onClose={onClose} title="Ligamos para você" size="sm">
      <CallbackForm onDone={onClose} />
    </Modal>
  );
}

function CallbackForm({ onDone }: { onDone(): void }) {
  const form = useRef<HTMLFormElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Closed by hand, and perhaps opened again: then it stays.
  useEffect(() => () => clearTimeout(closing.current), []);
  const showToast = useToast();
  const [problem, setProblem] = useState<ReturnType<typeof findCallbackProblem>>();
  const send = useMutation({
    ...shellMutations.requestCallback(),
    onSuccess: () => {
      showToast({ tone: 'success', text: CALLBACK_SENT_MESSAGE, duration: shownMs });
      closing.current = setTimeout(onDone, shownMs);
    },
    onError: () => showToast({ tone: 'danger', text: CALLBACK_FAILED_MESSAGE, duration: shownMs }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = {
      nome: formText(event.currentTarget, 'nome'),
      telefone: formText(event.currentTarget, 'telefone'),
    };
    const found = findCallbackProblem(values);
    setProblem(found);
    if (found) form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
    else if (send.isIdle || send.isError) send.mutate(toCallbackPayload(values));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p>Deixe seu nome e telefone. Ligamos em horário comercial para ajudar na sua escolha.</p>
      <TextField
        label="Nome"
        name="nome"
        autoComplete="name"
        error={problem?.field === 'nome' ? problem.message : undefined}
      />
      <MaskedField
        label="Telefone"
        name="telefone"
        format="(##) #####-####"
        inputMode="tel"
        autoComplete="tel-national"
        error={problem?.field === 'telefone' ? problem.message : undefined}
      />
      <Button type="submit" block loading={send.isPending} loadingText="Enviando">
        Enviar
      </Button>
    </form>
  );
}
