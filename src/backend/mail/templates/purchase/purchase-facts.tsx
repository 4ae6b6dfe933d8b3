import { formatBrl } from '#/domain/sale/money.ts';
import { Facts } from '../layout/facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

interface PurchaseFactsProps {
  purchase: PurchaseProps;
  /** Name and cents of another amount than the total. */
  amount?: [name: string, cents: number];
}

/** What was bought, and for how much. */
export function PurchaseFacts({ purchase, amount }: PurchaseFactsProps) {
  const { bought, codigo, totalCents, card } = purchase;
  const [name, cents] = amount ?? ['Total', totalCents];
  return (
    <Facts
      facts={[
        ...(bought
          ? ([
              ['Curso', bought.titulo],
              ['Turma', bought.turma],
            ] as const)
          : []),
        ['Compra', codigo],
        [name, formatBrl(cents)],
        ...(card
          ? ([
              ['Cartão', card.name],
              ['Na fatura', card.statement],
            ] as const)
          : []),
      ]}
    />
  );
}
