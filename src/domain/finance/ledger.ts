import type { PurchaseState } from '../sale/purchase-state.ts';

/**
 * Accounts (LEDGER-2); a debit is positive, a credit negative. CLIENTES: owed by buyers; PROVEDOR: received
 * by a provider; A_IDENTIFICAR: unassigned receipts; A_DEVOLVER: refunds under way; CONTESTADO: disputed;
 * TARIFAS: providers' fees; RECEITA: list prices; DESCONTO: coupons; ENCARGOS: interest and fees.
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

export type LedgerEvent =
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

/** Integer cents. */
export interface Earnings {
  price: number;
  discount: number;
  charges: number;
}

/** Entries that change what a sale earns; empty when both are the same. */
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
