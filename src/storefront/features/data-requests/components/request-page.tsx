import type { DeskDataRequest } from '#/contract/account/data-request.ts';
import { dataRequestLabels, requestChannelLabels, REQUEST_TEXT_MAX } from '#/domain/privacy/data-request.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { dataRequestMutations, dataRequestQueries } from '../data-request.queries.ts';
import { readAnswerEntries, validateRequestAnswer } from '../data-request.schema.ts';
import { RequestFrame } from './request-frame.tsx';
import { RequestState } from './request-state.tsx';
import { nameRequester } from './requests-page.tsx';

interface RequestPageProps {
  request: DeskDataRequest;
  answer: FormAnswer | undefined;
}

/** A request: who asks for what until when, who works on it, and the answer. */
export function RequestPage({ request, answer }: RequestPageProps) {
  const { id, tipo, pedido, resposta, respondida_em, sua } = request;
  return (
    <RequestFrame title={dataRequestLabels[tipo]}>
      <p>
        <RequestState {...request} />
      </p>
      <DeskSection id="pedido" title="O pedido">
        <FactList facts={factsOf(request)} />
        {pedido !== '' && <p className="whitespace-pre-line wrap-anywhere">{pedido}</p>}
      </DeskSection>
      {respondida_em === null ? (
        <>
          {!sua && (
            <OnePressForm
              // A failure of an older version says nothing of this one.
              key={request.versao}
              queryKey={dataRequestQueries.all}
              name="assumir"
              answer={answerTo(answer, 'assumir')}
              mutation={dataRequestMutations.take(id)}
              value={request.versao}
              field={{ name: 'versao', value: String(request.versao) }}
              text="Assumir esta solicitação"
              className="md:justify-self-start"
            />
          )}
          <AnswerForm key={`resposta ${sua}`} request={request} answer={answerTo(answer, 'resposta')} />
        </>
      ) : (
        <DeskSection id="resposta" title="A resposta">
          <p className="whitespace-pre-line wrap-anywhere">{resposta || 'Sem texto guardado.'}</p>
          <p className="text-sm text-muted">{`Respondida em ${formatInstant(new Date(respondida_em))}.`}</p>
        </DeskSection>
      )}
    </RequestFrame>
  );
}

function factsOf(request: DeskDataRequest): (readonly [string, string])[] {
  const { nome, email, canal, recebida_em, prazo, responsavel } = request;
  return [
    ['Pessoa', nameRequester(nome)],
    ...(email === null ? [] : [['E-mail', email] as const]),
    ['Chegou', `${requestChannelLabels[canal]}, em ${formatInstant(new Date(recebida_em))}`],
    ['Responder até', formatDay(prazo)],
    ['Quem cuida', responsavel === null ? 'Ninguém ainda' : responsavel || 'Alguém da equipe'],
  ];
}

function AnswerForm({ request, answer }: RequestPageProps) {
  const { id, versao: stored, email, tipo } = request;
  const { entries, versao, errors, body } = useVersionedForm({
    stored: { versao: String(stored), resposta: '' },
    answer,
    check: { read: readAnswerEntries, find: validateRequestAnswer, prefix: 'resposta' },
    mutation: dataRequestMutations.answer(id),
    savedText: 'Resposta guardada.',
    queryKey: dataRequestQueries.all,
  });
  return (
    <FormBody name="resposta" submitText="Guardar e enviar a resposta" {...body}>
      <input type="hidden" name="versao" value={versao} />
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Responder</h2>
        {email === null && (
          <Alert tone="warning" title="Não há e-mail desta pessoa">
            A resposta fica guardada aqui, mas você precisa dizer a ela.
          </Alert>
        )}
        {tipo === 'EXCLUSAO' && (
          <p className="text-sm text-muted">
            Quem tem conta na loja apaga os dados em Minha conta, Privacidade. Registros fiscais ficam pelo
            tempo que a lei pede, sem os contatos.
          </p>
        )}
        <TextAreaField
          id="resposta-resposta"
          name="resposta"
          label="O que foi feito"
          required
          rows={6}
          maxLength={REQUEST_TEXT_MAX}
          hint="A pessoa lê este texto. Não escreva dados de outras pessoas."
          defaultValue={entries.resposta}
          error={errors['resposta']}
        />
      </Card>
    </FormBody>
  );
}
