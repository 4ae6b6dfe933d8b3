import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { documentStateLabels, REFUSAL_MAX_LENGTH } from '#/domain/enrolment/enrolment-document.ts';
import { incomePerHead } from '#/domain/enrolment/income-declaration.ts';
import { ageOn } from '#/domain/person/birth-date.ts';
import { formatBrl, formatReais } from '#/domain/sale/money.ts';
import { calendarDay, formatInstant } from '#/domain/time/dates.ts';
import { focusDeskHeading } from '#/blocks/desk/desk-list.tsx';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { FormName } from '#/forms/form-name.tsx';
import { describeFailure, listProblems } from '#/forms/form-problems.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { useFormCheck } from '#/forms/use-form-check.ts';
import { Card } from '#/ui/display/card.tsx';
import { FactList } from '#/ui/display/fact-list.tsx';
import { Alert } from '#/ui/feedback/alert.tsx';
import { useToast } from '#/ui/feedback/toast-provider.tsx';
import { TextAreaField } from '#/ui/fields/text-area-field.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { grantMutations, grantQueries, type GrantToDecide } from '../grant.queries.ts';
import {
  findGrantDecisionProblems,
  grantDoneTexts,
  readGrantDecision,
  toGrantDecision,
} from '../grant.schema.ts';
import { DocumentLink } from './document-link.tsx';

interface GrantItemProps {
  grant: GrantToDecide;
  /** The answer to this one's form, when it was sent as a plain POST. */
  answer: FormAnswer | undefined;
}

/** Who asks for a grant, what they declared and sent, and the decision. */
export function GrantItem({ grant, answer }: GrantItemProps) {
  const itemId = `bolsa-${grant.protocolo}`;
  return (
    <Card
      as="article"
      padding="lg"
      id={itemId}
      aria-labelledby={`${itemId}-nome`}
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-1">
        <h2 id={`${itemId}-nome`} className="text-lg font-bold wrap-anywhere text-heading">
          {grant.aluno.nome}
        </h2>
        <p className="text-sm text-muted">
          Protocolo {grant.protocolo}, pedido em {formatInstant(new Date(grant.criado_em))}
        </p>
      </div>
      <FactList facts={factsOf(grant)} />
      <SentDocuments grant={grant} />
      {grant.propria ? (
        <Alert tone="warning" title="Este pedido é seu: outra pessoa da equipe decide" />
      ) : (
        <Decision grant={grant} itemId={itemId} answer={answer} />
      )}
    </Card>
  );
}

function factsOf({ produto, oferta, aluno, responsavel, renda }: GrantToDecide): [string, string][] {
  const { idade_minima, escolaridade } = oferta.requisitos;
  const age = aluno.nascimento && `${ageOn(aluno.nascimento, calendarDay(new Date()))} anos`;
  const facts: [string, string][] = [
    ['Curso', produto.titulo],
    ['Turma', offerName(oferta)],
    ['CPF', aluno.cpf],
    ['Idade', idade_minima === null ? age : `${age}; a turma pede ${idade_minima}`],
  ];
  if (escolaridade !== null) facts.push(['Escolaridade confirmada', escolaridade]);
  if (responsavel) facts.push(['Responsável', responsavel.nome]);
  if (renda) {
    facts.push(
      ['Renda da casa', `${formatReais(renda.familiar)} por mês`],
      ['Pessoas na casa', String(renda.pessoas)],
    );
    if (renda.pessoas > 0) facts.push(['Renda por pessoa', formatBrl(incomePerHead(renda))]);
  }
  return facts;
}

function SentDocuments({ grant: { protocolo, documentos } }: { grant: GrantToDecide }) {
  if (documentos.length === 0) return <Alert tone="warning" title="Nenhum documento enviado ainda" />;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-heading">Documentos enviados</h3>
      <ul className="grid grid-cols-1 gap-2">
        {documentos.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-3">
            <span className="wrap-anywhere">{document.tipo}:</span>
            {document.situacao === 'RECEBIDO' ? (
              <DocumentLink protocolo={protocolo} document={document} />
            ) : (
              <span className="text-muted">{documentStateLabels[document.situacao]}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ grant, itemId, answer }: GrantItemProps & { itemId: string }) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const form = useFormCheck({
    read: readGrantDecision,
    find: findGrantDecisionProblems,
    prefix: itemId,
    answer,
  });
  const decide = useMutation({
    ...grantMutations.decide(),
    onSuccess: ({ decisao }) => {
      showToast({ tone: 'success', text: grantDoneTexts[decisao] });
      focusDeskHeading();
      return queryClient.invalidateQueries({ queryKey: grantQueries.all });
    },
    onError: (error) => form.show(describeFailure(error).problems),
  });
  const failure = decide.error && describeFailure(decide.error);
  const isPending = (decisao: string) => decide.isPending && decide.variables.decisao === decisao;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const entries = form.check(event.currentTarget, submitter);
    if (entries && !decide.isPending) decide.mutate(toGrantDecision(entries));
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormName name="decidir-bolsa" />
      <input type="hidden" name="protocolo" value={grant.protocolo} />
      {failure && listProblems(failure.problems).length === 0 && (
        <SendFailure failure={failure} pressed={{ name: 'decisao', value: decide.variables?.decisao }} />
      )}
      <div>
        <Button
          type="submit"
          name="decisao"
          value="DEFERIDA"
          loading={isPending('DEFERIDA')}
          loadingText="Registrando"
        >
          Dar a bolsa<span className="sr-only"> a {grant.aluno.nome}</span>
        </Button>
      </div>
      <TextAreaField
        id={`${itemId}-motivo`}
        name="motivo"
        label="Motivo da recusa"
        hint="A pessoa lê este texto no e-mail e na página da inscrição"
        rows={2}
        maxLength={REFUSAL_MAX_LENGTH}
        defaultValue={answer?.entries['motivo']}
        error={form.problems['motivo']}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          name="decisao"
          value="INDEFERIDA"
          loading={isPending('INDEFERIDA')}
          loadingText="Registrando"
        >
          Recusar<span className="sr-only"> o pedido de {grant.aluno.nome}</span>
        </Button>
      </div>
    </form>
  );
}
