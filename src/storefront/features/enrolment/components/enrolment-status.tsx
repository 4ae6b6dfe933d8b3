import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { FirstDay } from '#/storefront/shared/course/first-day.tsx';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { EnrolmentIds } from '../enrolment.params.ts';
import { enrolmentMutations, enrolmentQueries } from '../enrolment.queries.ts';
import { Documents } from './documents.tsx';
import { describeEnrolment, enrolmentTones, labelEnrolment } from '../enrolment-texts.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface EnrolmentStatusProps {
  ids: EnrolmentIds;
  enrolment: Enrolment;
  answer: FormAnswer | undefined;
}

export function EnrolmentStatus({ enrolment, answer }: EnrolmentStatusProps) {
  const today = useToday();
  const { protocolo, estado, aluno, responsavel, criado_em, produto, oferta } = enrolment;
  const facts: [name: string, value: string][] = [
    ['Protocolo', protocolo],
    ['Quem vai estudar', aluno.nome],
    ...(responsavel ? [['Responsável', responsavel.nome] satisfies [string, string]] : []),
    ['Feita em', formatInstant(new Date(criado_em))],
  ];
  return (
    <>
      <Card as="section" padding="lg" aria-labelledby="situacao" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="situacao" className="text-section">
            Situação
          </h2>
          <Badge tone={enrolmentTones[estado]}>{labelEnrolment(enrolment)}</Badge>
        </div>
        <p role="status">{keepWords(describeEnrolment(enrolment, today))}</p>
        {enrolment.convite_expira_em && <TakeSeat protocolo={protocolo} answer={answer} />}
        <FactList facts={facts} />
      </Card>
      {estado === 'MATRICULADA' && <FirstDay course={produto} offer={oferta} />}
      <Documents enrolment={enrolment} answer={answer} />
      {enrolment.pode_desistir && <GiveUp enrolment={enrolment} answer={answer} />}
    </>
  );
}

interface ActProps {
  protocolo: string;
  answer: FormAnswer | undefined;
}

function TakeSeat({ protocolo, answer }: ActProps) {
  const take = useMutation({ ...enrolmentMutations.takeReservedSeat(), onSuccess: useReread() });
  return (
    <form method="post" onSubmit={sending(take, protocolo)} className="grid gap-4">
      <FormName name="confirmar-vaga" />
      <input type="hidden" name="protocolo" value={protocolo} />
      <SendFailure failure={failureOf(take, answerTo(answer, 'confirmar-vaga'))} />
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={take.isPending}
        loadingText="Confirmando a vaga"
      >
        Confirmar minha vaga
      </Button>
    </form>
  );
}

function GiveUp({ enrolment, answer }: { enrolment: Enrolment; answer: FormAnswer | undefined }) {
  const { protocolo, estado } = enrolment;
  const giveUp = useMutation({ ...enrolmentMutations.giveUp(), onSuccess: useReread() });
  const failure = failureOf(giveUp, answerTo(answer, 'desistir-da-inscricao'));
  return (
    <details className="group rounded-lg border border-line bg-surface" open={failure !== undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-3 font-semibold text-primary-700 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
        Desistir da inscrição
      </summary>
      <form method="post" onSubmit={sending(giveUp, protocolo)} className="grid gap-4 px-4 pb-4">
        <FormName name="desistir-da-inscricao" />
        <input type="hidden" name="protocolo" value={protocolo} />
        <p>
          {estado === 'LISTA_ESPERA' && !enrolment.convite_expira_em
            ? 'Você sai da lista de espera. Se voltar, entra no fim dela.'
            : 'Sua vaga passa para quem espera, e pode não haver outra se você mudar de ideia.'}
        </p>
        <SendFailure failure={failure} />
        <Button
          type="submit"
          variant="danger"
          className="justify-self-start"
          loading={giveUp.isPending}
          loadingText="Registrando"
        >
          Sim, quero desistir
        </Button>
      </form>
    </details>
  );
}

function useReread() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: enrolmentQueries.all });
    document.getElementById('inscricao')?.focus();
  };
}

function sending(act: { isPending: boolean; mutate(protocolo: string): void }, protocolo: string) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!act.isPending) act.mutate(protocolo);
  };
}
