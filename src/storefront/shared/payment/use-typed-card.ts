import { useCallback, useRef, useState } from 'react';
import type { CardFrameHandle } from './card-frame.tsx';
import type { PaymentChoice } from './payment-choice.ts';

export function useTypedCard() {
  const frame = useRef<CardFrameHandle>(null);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  /** The choice, complete; undefined when the card needs another look. */
  async function complete(choice: PaymentChoice): Promise<PaymentChoice | undefined> {
    setProblem(undefined);
    if (choice.forma !== 'cartao') return choice;
    setAsking(true);
    const card = await frame.current?.askForToken();
    setAsking(false);
    if (card?.token !== undefined) return { ...choice, token: card.token };
    setProblem(card?.problem ?? 'O formulário do cartão ainda está abrindo. Tente de novo.');
    return undefined;
  }

  const forget = useCallback(() => setProblem(undefined), []);

  return { frame, problem, isAsking, complete, forget };
}
