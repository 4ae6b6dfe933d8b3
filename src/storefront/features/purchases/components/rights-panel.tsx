import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { WITHDRAWAL_DAYS } from '#/domain/sale/refund/withdrawal.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

interface RightsPanelProps {
  purchase: Pick<Purchase, 'codigo' | 'total' | 'empresa' | 'custeio' | 'pago_em'>;
  period: NonNullable<Purchase['arrependimento']>;
  answer: FormAnswer | undefined;
  help: ReactNode;
}

// REFUND-2
export function RightsPanel({ purchase, period, answer, help }: RightsPanelProps) {
  const { codigo } = purchase;
  const { giveUp, noun } = orderWords(purchase);
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    ...purchasesMutations.withdraw(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: purchasesQueries.all }),
  });
  const last = formatDay(period.ate);
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="direitos"
      className="grid content-start gap-4 self-start"
    >
      <h2 id="direitos" className="text-section">
        {giveUp.title}
      </h2>
      {period.aberto ? (
        <>
          <p className="text-lg font-semibold text-heading">{daysLeft(period.dias_restantes)}</p>
          <p>{describeRight(purchase, last)}</p>
          {giveUp.law && <p className="text-sm text-muted">{giveUp.law}</p>}
          <ConfirmedAct
            codigo={codigo}
            name="desistir"
            label={giveUp.label}
            busy="Registrando"
            keep={giveUp.keep}
            question={giveUp.question}
            warning={giveUp.warning}
            answer={answer}
            act={{ ...withdraw, mutate: () => withdraw.mutate(codigo) }}
          />
        </>
      ) : (
        <p>
          {`O prazo de ${WITHDRAWAL_DAYS} dias para desistir da ${noun} terminou em ${last}. ${
            purchase.empresa
              ? 'Para trocar de turma ou cancelar vagas, fale com a gente.'
              : 'Para trancar, trocar de turma ou cancelar a matrícula, fale com a gente.'
          }`}
        </p>
      )}
      <p>{help}</p>
    </Card>
  );
}

function describeRight(purchase: RightsPanelProps['purchase'], last: string): string {
  const { empresa, pago_em } = purchase;
  if (!costsMoney(orderKind(purchase)))
    return `Até ${last}, você pode desistir por aqui, sem explicar o motivo. Não há nada a pagar nem a receber, e a vaga passa para outra pessoa.`;
  if (!empresa)
    return `Até ${last}, você pode desistir desta compra sem explicar o motivo e recebe de volta tudo o que pagou, pela mesma forma de pagamento.`;
  return pago_em
    ? `Até ${last}, a empresa pode desistir deste pedido sem explicar o motivo e recebe de volta tudo o que pagou, pela mesma forma de pagamento.`
    : `Até ${last}, a empresa pode desistir deste pedido sem explicar o motivo, e a fatura deixa de valer.`;
}

function daysLeft(days: number): string {
  if (days === 0) return 'Hoje é o último dia para desistir';
  return days === 1 ? 'Falta 1 dia para desistir' : `Faltam ${days} dias para desistir`;
}
