import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode, FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { nameBrowser } from '#/domain/site/browser-name.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import {
  loginConfirmationMutations,
  loginConfirmationQueries,
  type SignInAnswer,
} from '../login-confirmation.queries.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface LoginConfirmationPageProps {
  hash: string;
  answer: FormAnswer | undefined;
  goOn: ReactNode;
  askAgain: ReactNode;
  newPassword: ReactNode;
  onBlocked(): void;
}

/**
 * Where the mail after an unusual sign-in leads. Mail scanners open links, so only a button uses this one up.
 */
export function LoginConfirmationPage(props: LoginConfirmationPageProps) {
  const { hash, answer: posted, goOn, askAgain, newPassword, onBlocked } = props;
  const reply = useMutation({
    ...loginConfirmationMutations.answer(hash),
    onSuccess: ({ resposta }) => {
      if (resposta === 'nao-fui-eu') onBlocked();
    },
  });
  const given = reply.data ?? (posted?.done && { resposta: posted.form, email: posted.done.email ?? '' });
  if (given?.resposta === 'fui-eu') {
    return (
      <NarrowPage title="Tudo certo" lead="Obrigado por confirmar. Sua conta segue como estava.">
        {goOn}
      </NarrowPage>
    );
  }
  if (given) {
    return (
      <NarrowPage
        title="Sua conta está protegida"
        lead={`Encerramos todos os acessos, e a senha antiga não vale mais. Enviamos para ${given.email} um link para criar uma nova.`}
      >
        {askAgain}
      </NarrowPage>
    );
  }
  const failure = failureOf(reply, posted);
  const pressed = reply.variables ?? posted?.form;
  if (failure?.codigo === 'LINK_SEM_VALIDADE') return <DeadConfirmationLink goOn={newPassword} />;
  return (
    <Question hash={hash}>
      {(['fui-eu', 'nao-fui-eu'] as const).map((resposta) => (
        <AnswerButton
          key={resposta}
          resposta={resposta}
          pending={reply.isPending && reply.variables === resposta}
          failure={pressed === resposta ? failure : undefined}
          onAnswer={() => {
            if (!reply.isPending) reply.mutate(resposta);
          }}
        />
      ))}
    </Question>
  );
}

function Question({ hash, children }: { hash: string; children: Elements }) {
  const { data } = useSuspenseQuery(loginConfirmationQueries.asked(hash));
  return (
    <NarrowPage title="Foi você que entrou?" lead="Alguém entrou na sua conta com a sua senha.">
      <div className="grid gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-muted">Quando</dt>
          <dd>{formatInstant(new Date(data.em))}</dd>
          <dt className="text-muted">Navegador</dt>
          <dd>{nameBrowser(data.agente)}</dd>
        </dl>
        {children}
        <p className="text-sm text-muted">
          Se não foi você, encerramos todos os acessos, a senha atual deixa de valer e enviamos um link para
          criar outra.
        </p>
      </div>
    </NarrowPage>
  );
}

const words: Record<SignInAnswer, { label: string; variant: 'primary' | 'secondary' }> = {
  'fui-eu': { label: 'Fui eu', variant: 'primary' },
  'nao-fui-eu': { label: 'Não fui eu', variant: 'secondary' },
};

interface AnswerButtonProps {
  resposta: SignInAnswer;
  pending: boolean;
  failure: Failure | undefined;
  onAnswer(): void;
}

function AnswerButton({ resposta, pending, failure, onAnswer }: AnswerButtonProps) {
  const { label, variant } = words[resposta];
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onAnswer();
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <FormName name={resposta} />
      <SendFailure failure={failure} />
      <Button type="submit" size="lg" block variant={variant} loading={pending} loadingText="Enviando">
        {label}
      </Button>
    </form>
  );
}

export function DeadConfirmationLink({ goOn }: { goOn: ReactNode }) {
  return (
    <NarrowPage
      title="Este link não vale mais"
      lead="Ele já foi usado ou passou das 24 horas. Se alguém entrou na sua conta, crie uma nova senha: isso encerra todos os acessos."
    >
      {goOn}
    </NarrowPage>
  );
}
