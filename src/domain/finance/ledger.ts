import type { PurchaseState } from '../sale/purchase-state.ts';

/**
 * Accounts of the ledger (LEDGER-2). A debit is positive, a credit negative: of CLIENTES what buyers owe, of
 * PROVEDOR what each provider was paid for the shop, of A_IDENTIFICAR what was paid for nobody knows what,
 * of A_DEVOLVER what is on its way back, of CONTESTADO what a provider holds back while it is disputed, of
 * TARIFAS what each provider keeps for its work, of RECEITA list prices, of DESCONTO what coupons took off,
 * of ENCARGOS what paying late or in parts cost.
 */
export const ledgerAccounts = [
  'CLIENTES',
  'PROVEDOR',
  'A_IDENTIFICAR',
  'A_DEVOLVER',
  'CONTESTADO',
  'TARIFAS',
  'RECEITA',
  'DESCONTO',
  'ENCARGOS',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export type LedgerDeed =
  | 'ABERTURA'
  | 'VENDA'
  | 'ENCARGO'
  | 'ESTORNO'
  | 'RECEBIMENTO'
  | 'PAGAMENTO'
  | 'DEVOLUCAO_PEDIDA'
  | 'DEVOLUCAO_FEITA'
  | 'DEVOLUCAO_RECUSADA'
  | 'DEVOLUCAO_A_MAO'
  | 'MOVIMENTO';

export interface LedgerEntry {
  conta: LedgerAccount;
  /** Integer cents: a debit above zero, a credit below. */
  centavos: number;
  provedor?: string;
  codigo_compra?: string;
}

const agreed: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'AGUARDANDO_PAGAMENTO',
  'EM_ANALISE',
  'PAGA',
  'MATRICULADA',
]);

/** True from the acceptance until a sale ends otherwise than paid: the buyer owes its price (LEDGER-3). */
export function isSaleInForce(state: PurchaseState): boolean {
  return agreed.has(state);
}

/** What a sale earns, in integer cents. */
export interface Earnings {
  price: number;
  discount: number;
  charges: number;
}

/**
 * What has to be booked so that a sale earns one thing instead of another, the buyer owing the difference;
 * empty when both are the same.
 */
export function saleEntries(codigo: string, before: Earnings, after: Earnings): LedgerEntry[] {
  const price = after.price - before.price;
  const discount = after.discount - before.discount;
  const charges = after.charges - before.charges;
  return dropZeros([
    { conta: 'CLIENTES', centavos: price - discount + charges, codigo_compra: codigo },
    { conta: 'RECEITA', centavos: -price, codigo_compra: codigo },
    { conta: 'DESCONTO', centavos: discount, codigo_compra: codigo },
    { conta: 'ENCARGOS', centavos: -charges, codigo_compra: codigo },
  ]);
}

function dropZeros(entries: LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ centavos }) => centavos !== 0);
}
