import { useMutation } from '@tanstack/react-query';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { purchasesMutations } from '../purchases.queries.ts';
import { CANCEL_WARNING } from '../purchases.schema.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

interface CancelPurchaseProps {
  codigo: string;
  /** What became of the form, when it was sent as a plain POST to the page of the purchase. */
  answer?: FormAnswer | undefined;
  onCancelled(): void | Promise<void>;
}

/** Gives a purchase up before payment, after asking. */
export function CancelPurchase({ codigo, answer, onCancelled }: CancelPurchaseProps) {
  const cancel = useMutation({ ...purchasesMutations.cancel(), onSuccess: onCancelled });
  return (
    <ConfirmedAct
      codigo={codigo}
      name="cancelar"
      label="Cancelar compra"
      busy="Cancelando"
      keep="Manter a compra"
      question="Cancelar esta compra?"
      warning={CANCEL_WARNING}
      answer={answer}
      act={{ ...cancel, mutate: () => cancel.mutate(codigo) }}
    />
  );
}
