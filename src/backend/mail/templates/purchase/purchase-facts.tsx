import { formatBrl } from '#/domain/money.ts';
import { Facts } from '../layout/facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

export const PurchaseFacts = ({ codigo, totalCents }: Pick<PurchaseProps, 'codigo' | 'totalCents'>) => (
  <Facts
    facts={[
      ['Compra', codigo],
      ['Total', formatBrl(totalCents)],
    ]}
  />
);
