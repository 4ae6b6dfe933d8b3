import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { emailAddressMutations } from '../email-address.queries.ts';

export function ResendConfirmation({ answer: pageAnswer }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(answerTo(pageAnswer, 'reenviar'));
  const resend = useMutation(emailAddressMutations.resend());
  const failure = failureOf(resend, answer);
  const sent = resend.data ?? (resend.isIdle ? answer?.done : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!resend.isPending) resend.mutate();
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <FormName name="reenviar" />
      <SendFailure failure={failure} />
      {sent && <Alert tone="success" live title={sent.mensagem} />}
      <Button
        type="submit"
        size="lg"
        block
        variant="secondary"
        loading={resend.isPending}
        loadingText="Enviando"
      >
        Enviar o link de novo
      </Button>
    </form>
  );
}
