import type { Database } from '#/backend/db/database.ts';
import { type Earnings, isSaleInForce, type LedgerEvent, saleEntries } from '#/domain/finance/ledger.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import {
  findBookedEarnings,
  findProviderOf,
  insertTransaction,
  sumPaidCharges,
} from './ledger-repository.ts';

/**
 * Bookings. Each is called in the transaction of its event and in one place: `movePurchase`, `keepPayment`,
 * `applyPayment`, `requestRefund`, `settleRefund`. Only changes of a price in force, or of paid boletos, call
 * `bookSale`.
 */

const BEFORE_REPORTS = 'historico';

interface BookedPayment {
  provedor: string;
  id_evento: string;
  valor_centavos: number;
}

interface BookedRefund {
  id: string;
  codigo_compra: string;
  end_to_end_id: string;
  valor_centavos: number;
  saiu_por?: string | null;
}

interface BookedPurchase {
  codigo: string;
  estado: PurchaseState;
  preco_original_centavos: number;
  desconto_centavos: number;
  total_centavos: number;
  pago_em: Date | null;
  abatido_centavos: number;
  retido_centavos: number;
}

/**
 * Books what the sale earns now beyond what is booked, and reverses it once the sale isn't in force
 * (LEDGER-3). Call it with the purchase locked.
 */
export async function bookSale(tx: Database, purchase: BookedPurchase, em: Date): Promise<void> {
  const before = await findBookedEarnings(tx, purchase.codigo);
  const after = await earningsOf(tx, purchase);
  const entries = saleEntries(purchase.codigo, before, after);
  if (entries.length === 0) return;
  await insertTransaction(tx, { tipo: eventOf(before, after), em }, entries);
}

async function earningsOf(tx: Database, purchase: BookedPurchase): Promise<Earnings> {
  if (!isSaleInForce(purchase.estado)) {
    // REFUND-12
    const isGivenUp = purchase.estado === 'ARREPENDIDA' || purchase.estado === 'ESTORNADA';
    return { price: 0, discount: 0, charges: isGivenUp ? purchase.retido_centavos : 0 };
  }
  return {
    price: purchase.preco_original_centavos,
    discount: purchase.desconto_centavos + purchase.abatido_centavos,
    charges: purchase.pago_em === null ? 0 : await sumPaidCharges(tx, purchase.codigo),
  };
}

function eventOf(before: Earnings, after: Earnings): LedgerEvent {
  if (after.price > before.price) return 'VENDA';
  const isLess =
    after.price < before.price || after.charges < before.charges || after.discount > before.discount;
  return isLess ? 'ESTORNO' : 'ENCARGO';
}

/** Books a reported payment, once, before its purchase is known (LEDGER-4). */
export async function bookReceipt(tx: Database, payment: BookedPayment, em: Date): Promise<void> {
  const { provedor, valor_centavos: cents } = payment;
  await insertTransaction(tx, { tipo: 'RECEBIMENTO', referencia: referenceOf(payment), em }, [
    { conta: 'PROVEDOR', centavos: cents, provedor },
    { conta: 'A_IDENTIFICAR', centavos: -cents },
  ]);
}

/** Books that a payment is one for a purchase, in time or not, once (LEDGER-4). */
export async function bookPayment(
  tx: Database,
  payment: BookedPayment,
  codigo: string,
  em: Date,
): Promise<void> {
  const { valor_centavos: cents } = payment;
  await insertTransaction(tx, { tipo: 'PAGAMENTO', referencia: referenceOf(payment), em }, [
    { conta: 'A_IDENTIFICAR', centavos: cents },
    { conta: 'CLIENTES', centavos: -cents, codigo_compra: codigo },
  ]);
}

const referenceOf = ({ provedor, id_evento }: BookedPayment) => `${provedor} ${id_evento}`;

/** Books that money of a purchase is to go back (LEDGER-5). */
export async function bookRefundAsked(tx: Database, refund: BookedRefund, em: Date): Promise<void> {
  const { id, codigo_compra, valor_centavos: cents } = refund;
  await insertTransaction(tx, { tipo: 'DEVOLUCAO_PEDIDA', referencia: id, em }, [
    { conta: 'CLIENTES', centavos: cents, codigo_compra },
    { conta: 'A_DEVOLVER', centavos: -cents, codigo_compra },
  ]);
}

/** Books that money is back, or that it couldn't go back and is the buyer's still (LEDGER-5). */
export async function bookRefundEnded(
  tx: Database,
  refund: BookedRefund,
  status: 'DEVOLVIDO' | 'NAO_REALIZADO',
  em: Date,
): Promise<void> {
  const { id, codigo_compra, valor_centavos: cents } = refund;
  const owed = { conta: 'A_DEVOLVER', centavos: cents, codigo_compra } as const;
  if (status === 'NAO_REALIZADO') {
    await insertTransaction(tx, { tipo: 'DEVOLUCAO_RECUSADA', referencia: id, em }, [
      owed,
      { conta: 'CLIENTES', centavos: -cents, codigo_compra },
    ]);
    return;
  }
  const provedor = refund.saiu_por ?? (await findProviderOf(tx, refund.end_to_end_id)) ?? BEFORE_REPORTS;
  await insertTransaction(tx, { tipo: 'DEVOLUCAO_FEITA', referencia: id, em }, [
    owed,
    { conta: 'PROVEDOR', centavos: -cents, provedor },
  ]);
}
