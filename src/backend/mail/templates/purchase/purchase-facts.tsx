import { costsMoney } from '#/domain/sale/order/order-kind.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { Facts } from '../layout/facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

interface PurchaseFactsProps {
  purchase: PurchaseProps;
  /** Name and cents of another amount than the total. */
  amount?: [name: string, cents: number];
}

export function PurchaseFacts({ purchase, amount }: PurchaseFactsProps) {
  const { bought, codigo, totalCents, card, kind, reader } = purchase;
  const isPayer = reader !== 'named';
  const seen = amount ?? (costsMoney(kind) && isPayer ? (['Total', totalCents] as const) : undefined);
  return (
    <Facts
      facts={[
        ...(bought
          ? ([
              ['Curso', bought.titulo],
              ['Turma', bought.turma],
            ] as const)
          : []),
        [wordsOf(purchase).Noun, codigo],
        ...(seen ? ([[seen[0], formatBrl(seen[1])]] as const) : []),
        ...(card && isPayer
          ? ([
              ['Cartão', card.name],
              ['Na fatura', card.statement],
            ] as const)
          : []),
      ]}
    />
  );
}
