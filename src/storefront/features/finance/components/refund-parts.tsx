import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { RefundDesk } from '#/contract/finance/refund-desk.ts';
import { REFUND_REASON_MAX_LENGTH } from '#/domain/finance/staff-refund.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { refundStatusLabels } from '#/domain/sale/charge-state.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { refundDeskMutations, refundDeskQueries } from '../refund-desk.queries.ts';
import { validateRefund, readRefund, refundAskedText, toRefund } from '../refund-desk.schema.ts';
import { RefundRequestItem } from './refund-request-item.tsx';

interface RefundPartsProps {
  desk: RefundDesk;
  mayRefund: boolean;
  answer: FormAnswer | undefined;
}

/** What an order's own page shows of refunds: the form, who asked and approved, and what went back. */
export function RefundsOfOrder({ codigo, ...rest }: Omit<RefundPartsProps, 'desk'> & { codigo: string }) {
  const { data: desk } = useSuspenseQuery(refundDeskQueries.of(codigo));
  const { answer } = rest;
  const isOurs = answer?.form === 'devolucao' || answer?.form === 'aprovacao';
  return (
    <section aria-label="Devoluções" className="grid grid-cols-1 gap-6">
      {isOurs && answer.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      <RefundChoice desk={desk} {...rest} />
      <RefundLists desk={desk} answer={answer} />
    </section>
  );
}

export function RefundChoice({ desk, mayRefund, answer }: RefundPartsProps) {
  const waits = desk.pedidos.some(({ status }) => status === 'AGUARDA_APROVACAO');
  return desk.impedimento === null && mayRefund && !waits ? (
    <RefundForm key={desk.chave} desk={desk} answer={answerTo(answer, 'devolucao')} />
  ) : (
    <p className="max-w-prose">
      {desk.impedimento ??
        (waits
          ? 'Uma devolução desta compra aguarda aprovação: depois dela, outra pode ser pedida.'
          : 'Só o financeiro pede devoluções. Você pode aprovar o que outra pessoa pediu.')}
    </p>
  );
}

export function RefundLists({ desk, answer }: Omit<RefundPartsProps, 'mayRefund'>) {
  return (
    <>
      {desk.pedidos.length > 0 && (
        <section aria-labelledby="pedidos" className="grid grid-cols-1 gap-4">
          <h2 id="pedidos" className="text-section">
            Pedidos da equipe
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {desk.pedidos.map((request) => (
              <li key={request.id}>
                <RefundRequestItem
                  request={request}
                  answer={answer?.entries['id'] === request.id ? answer : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {desk.devolucoes.length > 0 && (
        <section aria-labelledby="devolucoes" className="grid grid-cols-1 gap-4">
          <h2 id="devolucoes" className="text-section">
            O que já voltou ou está a caminho
          </h2>
          <ul className="grid grid-cols-1 gap-2">
            {desk.devolucoes.map(({ valor, status, forma, motivo, pedida_em }) => (
              <li key={`${pedida_em} ${valor} ${motivo}`} className="wrap-anywhere">
                {`${formatReais(valor)} por ${paymentFormLabels[forma]}, ${formatInstant(new Date(pedida_em))}. ${refundStatusLabels[status]}. ${motivo}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RefundForm({ desk, answer }: { desk: RefundDesk; answer: FormAnswer | undefined }) {
  const form = useDeskForm({
    read: readRefund,
    find: validateRefund,
    toSent: toRefund,
    mutation: refundDeskMutations.request(),
    doneText: ({ status }) => refundAskedText(status),
    queryKey: refundDeskQueries.all,
    prefix: 'devolver',
    answer,
  });
  const typed = answer?.done ? undefined : answer?.entries;
  return (
    <Card as="section" padding="lg" aria-labelledby="devolver" className="min-w-0">
      <form method="post" {...form.formProps} className="grid grid-cols-1 gap-5">
        <h2 id="devolver" className="text-section">
          Devolver
        </h2>
        <FormName name="devolucao" />
        <input type="hidden" name="codigo" value={desk.codigo_compra} />
        <input type="hidden" name="chave" value={desk.chave} />
        <input type="hidden" name="matricula" value={desk.tem_matricula ? 'sim' : 'nao'} />
        <SendFailure {...form.sendFailure} />
        <TextField
          id="devolver-valor"
          name="valor"
          label="Valor a devolver"
          hint={`Até ${formatReais(desk.resta)}. Acima de ${formatReais(desk.sem_aprovacao)}, outra pessoa aprova.`}
          inputMode="decimal"
          required
          maxLength={20}
          autoComplete="off"
          defaultValue={typed?.['valor']}
          error={form.fieldErrors['valor']}
        />
        {desk.tem_matricula && (
          <RadioGroup
            id="devolver-encerra"
            name="encerra"
            legend="O que acontece com a matrícula"
            look="cards"
            required
            options={[
              {
                value: 'sim',
                label: 'Encerrar',
                hint: 'A vaga fica livre. O que não volta é retido pelo contrato.',
              },
              {
                value: 'nao',
                label: 'Manter',
                hint: 'O preço da compra fica menor. Só para uma parte do valor.',
              },
            ]}
            {...(typed?.['encerra'] && { defaultValue: typed['encerra'] })}
            {...(form.fieldErrors['encerra'] && { error: form.fieldErrors['encerra'] })}
          />
        )}
        <SeatChoice seats={desk.vagas_em_vigor} typed={typed?.['vagas']} error={form.fieldErrors['vagas']} />
        <TextAreaField
          id="devolver-motivo"
          name="motivo"
          label="Motivo"
          hint="Quem recebe lê este texto no e-mail, na página da compra e no recibo."
          rows={2}
          maxLength={REFUND_REASON_MAX_LENGTH}
          required
          defaultValue={typed?.['motivo']}
          error={form.fieldErrors['motivo']}
        />
        <Button
          type="submit"
          loading={form.isSending()}
          loadingText="Devolvendo"
          className="md:justify-self-start"
        >
          Devolver
        </Button>
      </form>
    </Card>
  );
}

interface SeatChoiceProps {
  seats: RefundDesk['vagas_em_vigor'];
  /** Positions that were chosen before, separated by commas. */
  typed: string | undefined;
  error: string | undefined;
}

function SeatChoice({ seats, typed = '', error }: SeatChoiceProps) {
  if (seats.length === 0) return null;
  const chosen = new Set(typed.split(','));
  return (
    <Fieldset
      legend="Vagas que terminam"
      hint="Só para quem mantém a matrícula: a vaga fica livre, e quem ia estudar recebe um e-mail."
      {...(error && { error })}
    >
      <ul className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto">
        {seats.map(({ posicao, aluno }) => (
          <li key={posicao}>
            <Checkbox
              id={posicao === seats[0]?.posicao ? 'devolver-vagas' : undefined}
              name="vagas"
              value={posicao}
              defaultChecked={chosen.has(String(posicao))}
            >
              {`Vaga ${posicao}, ${aluno ?? 'sem nome'}`}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
