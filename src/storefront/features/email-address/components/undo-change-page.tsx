import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode, FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { formatInstant } from '#/domain/time/dates.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { emailAddressMutations, emailAddressQueries, type UndoneChange } from '../email-address.queries.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface UndoChangePageProps {
  codigo: string;
  answer: FormAnswer | undefined;
  newPassword: ReactNode;
  onUndone(undone: UndoneChange): void;
}

/**
 * Where the mail to a replaced address leads. Mail scanners open links, so only the button uses this one up.
 */
export function UndoChangePage({ codigo, answer, newPassword, onUndone }: UndoChangePageProps) {
  const undoing = useMutation({ ...emailAddressMutations.undo(codigo), onSuccess: onUndone });
  const failure = failureOf(undoing, answer);
  if (failure?.codigo === 'LINK_SEM_VALIDADE') return <DeadUndoLink goOn={newPassword} />;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!undoing.isPending && !undoing.isSuccess) undoing.mutate();
  }
  return (
    <Question codigo={codigo}>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <FormName name="desfazer" />
        <SendFailure failure={failure} />
        <Button
          type="submit"
          size="lg"
          block
          loading={undoing.isPending || undoing.isSuccess}
          loadingText="Desfazendo"
        >
          Voltar ao meu e-mail
        </Button>
      </form>
    </Question>
  );
}

function Question({ codigo, children }: { codigo: string; children: Elements }) {
  const { data } = useSuspenseQuery(emailAddressQueries.undo(codigo));
  return (
    <NarrowPage
      title="Não foi você que trocou o e-mail?"
      lead="O e-mail da sua conta foi trocado por outro. Você pode voltar ao de antes."
    >
      <div className="grid gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-muted">Seu e-mail</dt>
          <dd className="min-w-0">
            <EmailText address={data.email} />
          </dd>
          <dt className="text-muted">Trocado em</dt>
          <dd>{formatInstant(new Date(data.em))}</dd>
        </dl>
        {children}
        <p className="text-sm text-muted">
          Encerramos todos os acessos à conta, a senha atual deixa de valer e você cria uma nova em seguida.
        </p>
      </div>
    </NarrowPage>
  );
}

export function DeadUndoLink({ goOn }: { goOn: ReactNode }) {
  return (
    <NarrowPage
      title="Este link não vale mais"
      lead="Ele já foi usado ou passou dos 7 dias. Se a conta voltou a ser sua, crie uma nova senha pelo seu e-mail ou CPF."
    >
      {goOn}
    </NarrowPage>
  );
}
