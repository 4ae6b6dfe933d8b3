import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { documentStateLabels, missingDocuments } from '#/domain/enrolment/enrolment-document.ts';
import { REFUSAL_MAX_LENGTH } from '#/domain/text/refusal.ts';
import { incomePerHead } from '#/domain/enrolment/income-declaration.ts';
import { ageOn } from '#/domain/person/birth-date.ts';
import { formatBrl, formatReais } from '#/domain/sale/money.ts';
import { calendarDay, formatInstant } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { grantMutations, grantQueries, type GrantToDecide } from '../grant.queries.ts';
import {
  validateGrantDecision,
  grantDoneTexts,
  readGrantDecision,
  toGrantDecision,
} from '../grant.schema.ts';
import { DocumentPages } from './document-pages.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface GrantItemProps {
  grant: GrantToDecide;
  answer: FormAnswer | undefined;
}

export function GrantItem({ grant, answer }: GrantItemProps) {
  const itemId = `bolsa-${grant.protocolo}`;
  return (
    <DeskItem
      id={itemId}
      title={grant.aluno.nome}
      lead={
        <p className="text-sm text-muted">
          {`Protocolo ${grant.protocolo}, pedido em ${formatInstant(new Date(grant.criado_em))}`}
        </p>
      }
    >
      <FactList facts={factsOf(grant)} />
      <p>
        <Link
          to="/gestao/cursos/$idCurso/turmas/$idOferta/alunos"
          params={{ idCurso: grant.produto.id_produto, idOferta: grant.oferta.id_oferta }}
          className={`${linkClass()} inline-block py-1`}
        >
          Alunos da turma
        </Link>
      </p>
      <SentDocuments grant={grant} />
      {grant.propria ? (
        <Alert tone="warning" title="Este pedido é seu: outra pessoa da equipe decide" />
      ) : (
        <Decision grant={grant} itemId={itemId} answer={answer} />
      )}
    </DeskItem>
  );
}

function factsOf(grant: GrantToDecide): [string, string][] {
  const { produto, oferta, aluno, responsavel, renda, documentos_ate: until } = grant;
  const { idade_minima, escolaridade } = oferta.requisitos;
  const age = aluno.nascimento && `${ageOn(aluno.nascimento, calendarDay(new Date()))} anos`;
  const facts: [string, string][] = [
    ['Pedido', oferta.tipo_oferta === 'BOLSA' ? 'Bolsa' : 'Inscrição gratuita com documentos'],
    ['Curso', produto.titulo],
    ['Turma', offerName(oferta)],
    ['CPF', aluno.cpf],
    ['Idade', idade_minima === null ? age : `${age}; a turma pede ${idade_minima}`],
  ];
  if (escolaridade !== null) facts.push(['Escolaridade confirmada', escolaridade]);
  if (until) {
    const isOver = until < calendarDay(new Date());
    facts.push(['Prazo dos documentos', `${formatDay(until)}${isOver ? ', encerrado' : ''}`]);
  }
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

function SentDocuments({ grant }: { grant: GrantToDecide }) {
  const { protocolo, documentos, documentos_aceitos } = grant;
  const missing = missingDocuments(documentos_aceitos, documentos);
  if (documentos.length === 0) return <Alert tone="warning" title="Nenhum documento enviado ainda" />;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-heading">Documentos enviados</h3>
      <ul className="grid grid-cols-1 gap-2">
        {documentos.map((document) => (
          <li key={document.id}>
            {document.situacao === 'RECEBIDO' ? (
              <DocumentPages protocolo={protocolo} document={document} />
            ) : (
              <p className="text-muted wrap-anywhere">
                {`${document.tipo}: ${documentStateLabels[document.situacao]}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className="text-muted">{`Não enviados: ${missing.join(', ')}.`}</p>}
    </div>
  );
}

function Decision({ grant, itemId, answer }: GrantItemProps & { itemId: string }) {
  const form = useDeskForm({
    read: readGrantDecision,
    find: validateGrantDecision,
    toSent: toGrantDecision,
    mutation: grantMutations.decide(),
    doneText: ({ decisao }) => grantDoneTexts[decisao],
    queryKey: grantQueries.all,
    prefix: itemId,
    answer,
  });

  return (
    <form method="post" {...form.formProps} className="grid grid-cols-1 gap-4">
      <FormName name="decidir-bolsa" />
      <input type="hidden" name="protocolo" value={grant.protocolo} />
      <SendFailure {...form.sendFailure} />
      <div>
        <Button
          type="submit"
          name="decisao"
          value="DEFERIDA"
          loading={form.isSending('DEFERIDA')}
          loadingText="Registrando"
        >
          <ChangingText>
            {grant.oferta.tipo_oferta === 'BOLSA' ? 'Dar a bolsa' : 'Aceitar a inscrição'}
          </ChangingText>
          <span className="sr-only">{` a ${grant.aluno.nome}`}</span>
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
        error={form.fieldErrors['motivo']}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          name="decisao"
          value="INDEFERIDA"
          loading={form.isSending('INDEFERIDA')}
          loadingText="Registrando"
        >
          Recusar<span className="sr-only">{` o pedido de ${grant.aluno.nome}`}</span>
        </Button>
      </div>
    </form>
  );
}
