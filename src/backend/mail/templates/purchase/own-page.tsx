import { Action } from '../layout/action.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

/** The way to the page of the order, which isn't open to a student for whom another adult bought. */
export function OwnPage(purchase: PurchaseProps) {
  if (purchase.reader === 'named') return null;
  return <Action url={purchase.purchaseUrl}>{`Ver minha ${wordsOf(purchase).noun}`}</Action>;
}
