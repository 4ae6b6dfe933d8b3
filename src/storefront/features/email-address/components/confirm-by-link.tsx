import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { emailAddressMutations } from '../email-address.queries.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface ConfirmByLinkProps {
  token: string;
  answer: FormAnswer | undefined;
  next: string;
  askAgain: Elements;
  signedIn: boolean;
  onConfirmed?(): void;
}

/** Where a confirmation mail leads. Mail scanners open links, so only the button uses this one up. */
export function ConfirmByLink(props: ConfirmByLinkProps) {
  const { token, next, askAgain, signedIn, onConfirmed } = props;
  const [answer] = useState(answerTo(props.answer, 'confirmar'));
  const confirm = useMutation({ ...emailAddressMutations.confirm(), onSuccess: onConfirmed });
  const failure = failureOf(confirm, answer);
  const confirmed = confirm.data ?? answer?.done;

  if (confirmed) {
    return (
      <NarrowPage title="E-mail confirmado" lead={`Tudo certo com ${confirmed.email}.`}>
        <a href={next} className={buttonClass({ size: 'lg', block: true })}>
          Continuar
        </a>
      </NarrowPage>
    );
  }
  if (failure?.codigo === 'LINK_SEM_VALIDADE') {
    return (
      <NarrowPage title="Este link não vale mais" lead="Ele já foi usado ou passou das 24 horas.">
        <div className="grid gap-4">
          {signedIn && <p>Se o link é de outra conta sua, saia desta e abra o link de novo.</p>}
          {askAgain}
        </div>
      </NarrowPage>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate(token);
  }

  return (
    <NarrowPage title="Confirme seu e-mail" lead="Falta só um toque para confirmar que este endereço é seu.">
      <form method="post" onSubmit={submit} className="grid gap-5">
        <FormName name="confirmar" />
        <SendFailure failure={failure} />
        <Button type="submit" size="lg" block loading={confirm.isPending} loadingText="Confirmando">
          Confirmar meu e-mail
        </Button>
      </form>
    </NarrowPage>
  );
}
