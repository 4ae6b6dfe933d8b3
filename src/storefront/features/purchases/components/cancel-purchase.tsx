import { useMutation } from '@tanstack/react-query';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { OrderFacts } from '#/domain/sale/order/order-kind.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { purchasesMutations } from '../purchases.queries.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

type Cancelled = Pick<Purchase, 'codigo' | 'forma'> & OrderFacts;

interface CancelPurchaseProps {
  purchase: Cancelled;
  answer?: FormAnswer | undefined;
  onCancelled(): void | Promise<void>;
}

export function CancelPurchase({ purchase, answer, onCancelled }: CancelPurchaseProps) {
  const { codigo } = purchase;
  const cancel = useMutation({ ...purchasesMutations.cancel(), onSuccess: onCancelled });
  return (
    <ConfirmedAct
      codigo={codigo}
      name="cancelar"
      {...orderWords(purchase).cancel}
      busy="Cancelando"
      warning={warnOfCancel(purchase)}
      answer={answer}
      act={{ ...cancel, mutate: () => cancel.mutate(codigo) }}
    />
  );
}

const endOfCharge: Partial<Record<NonNullable<Purchase['forma']>, string>> = {
  pix: ', e o Pix deixa de valer',
  boleto: ', e o boleto deixa de valer',
};

function warnOfCancel(purchase: Cancelled): string {
  return `${orderWords(purchase).seatGoesBack}${(purchase.forma && endOfCharge[purchase.forma]) ?? ''}.`;
}
