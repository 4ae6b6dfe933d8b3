import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { WITHDRAWAL_DAYS } from '#/domain/sale/refund/withdrawal.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { Card } from '#/ui/display/card.tsx';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';
import { WITHDRAWAL_WARNING } from '../purchases.schema.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

interface RightsPanelProps {
  codigo: string;
  period: NonNullable<Purchase['arrependimento']>;
  answer: FormAnswer | undefined;
  /** Leads to somebody to talk to about this purchase. */
  help: ReactNode;
}

/** The right to give a paid purchase up within 7 days, or whom to talk to after them (REFUND-2). */
export function RightsPanel({ codigo, period, answer, help }: RightsPanelProps) {
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
        Seus direitos
      </h2>
      {period.aberto ? (
        <>
          <p className="text-lg font-semibold text-heading">{daysLeft(period.dias_restantes)}</p>
          <p>
            Até {last}, você pode desistir desta compra sem explicar o motivo e recebe de volta tudo o que
            pagou, pela mesma forma de pagamento.
          </p>
          <p className="text-sm text-muted">
            Código de Defesa do Consumidor, artigo 49, e Decreto 7.962 de 2013.
          </p>
          <ConfirmedAct
            codigo={codigo}
            name="desistir"
            label="Desistir da compra"
            busy="Registrando"
            keep="Manter a matrícula"
            question="Desistir desta compra?"
            warning={WITHDRAWAL_WARNING}
            answer={answer}
            act={{ ...withdraw, mutate: () => withdraw.mutate(codigo) }}
          />
        </>
      ) : (
        <p>
          O prazo de {WITHDRAWAL_DAYS} dias para desistir da compra terminou em {last}. Para trancar, trocar
          de turma ou cancelar a matrícula, fale com a gente.
        </p>
      )}
      <p>{help}</p>
    </Card>
  );
}

function daysLeft(days: number): string {
  if (days === 0) return 'Hoje é o último dia para desistir';
  return days === 1 ? 'Falta 1 dia para desistir' : `Faltam ${days} dias para desistir`;
}
