import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import type { AccountSession } from '#/contract/account/account.ts';
import { nameBrowser } from '#/domain/site/browser-name.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { accountMutations, accountQueries } from '../account.queries.ts';
import { validateOwnPassword, otherSessions, readPasswords } from '../account.schema.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface SessionsListProps {
  sessions: readonly AccountSession[];
  email: string;
}

/** Open sessions, each with an end, and one end for all others. One password serves every button. */
export function SessionsList({ sessions, email }: SessionsListProps) {
  const answer = usePageAnswer('sessao');
  const form = useFormCheck({ read: readPasswords, find: validateOwnPassword, prefix: 'sessao', answer });
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [pressed, setPressed] = useState('');
  const endOne = useMutation(accountMutations.endSession());
  const endOthers = useMutation(accountMutations.endOtherSessions());
  const refetch = () => queryClient.invalidateQueries({ queryKey: accountQueries.account().queryKey });
  const end = useMutation({
    mutationFn: ({ id, senha }: { id: string; senha: string; element: HTMLFormElement }) =>
      id === otherSessions ? endOthers.mutateAsync(senha) : endOne.mutateAsync({ id, senha }),
    onSuccess: (_answer, { id, element }) => {
      showToast({ tone: 'success', text: id === otherSessions ? othersEnded : oneEnded });
      element.reset();
      return refetch();
    },
    onError: (error) => {
      form.show(describeFailure(error).fieldErrors);
      void refetch();
    },
  });
  const failure = failureOf(end, answer);
  const hasOthers = sessions.some(({ atual }) => !atual);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const element = event.currentTarget;
    const entries = form.check(element);
    const id = submitter instanceof HTMLButtonElement ? submitter.value : otherSessions;
    if (!entries || end.isPending) return;
    setPressed(id);
    end.mutate({ id, senha: entries['senha'] ?? '', element });
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="sessao" />
      {answer?.done && end.isIdle && <Alert tone="success" live title={oneEnded} />}
      <SendFailure
        failure={failure}
        pressed={{ name: 'id', value: end.isIdle ? answer?.entries['id'] : pressed }}
      />
      {hasOthers && (
        <div className="grid gap-5 md:grid-cols-2 md:items-end">
          <UserName email={email} />
          <PasswordField
            id="sessao-senha"
            name="senha"
            error={form.fieldErrors['senha']}
            label="Sua senha"
            hint="Para encerrar sessões, confirme que é você."
            required
            autoComplete="current-password"
          />
          <div>
            {/* First in the form, so that Enter in the password presses it. */}
            <Button
              type="submit"
              name="id"
              value={otherSessions}
              variant="secondary"
              loading={end.isPending && pressed === otherSessions}
              loadingText="Encerrando"
            >
              Encerrar todas as outras
            </Button>
          </div>
        </div>
      )}
      <ul className="grid divide-y divide-line">
        {sessions.map(({ id, agente, rede, criadaEm, usadaEm, atual }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2 font-medium text-heading">
                <ChangingText>{nameBrowser(agente)}</ChangingText>
                {atual && <Badge tone="success">Esta sessão</Badge>}
              </p>
              <p className="text-sm text-muted">
                {`Entrou em ${formatInstant(new Date(criadaEm))}, usada por último em ${formatInstant(new Date(usadaEm))}`}
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                {rede ? `Rede ${rede}` : 'Rede desconhecida'}
              </p>
            </div>
            {!atual && (
              <Button
                type="submit"
                name="id"
                value={id}
                variant="secondary"
                size="sm"
                loading={end.isPending && pressed === id}
                loadingText="Encerrando"
              >
                Encerrar<span className="sr-only">{` sessão de ${nameBrowser(agente)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}

const oneEnded = 'Sessão encerrada';
const othersEnded = 'As outras sessões foram encerradas';
