import type { Database } from '#/backend/db/database.ts';
import { providerOf, type Providers } from '#/backend/payments/payment-provider.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { findProviderOf } from '../ledger/ledger-repository.ts';
import {
  type AskedBill,
  listAskedBills,
  listReportedPayments,
  listTriedRefunds,
} from './reconcile-repository.ts';

const PAGE = 500;
/** A provider that failed this often is asked no more. */
const FAILURES = 3;

/** Providers, and the forms of payment for which there is one to ask. */
export interface ConnectedProviders extends Providers {
  forms: readonly PaymentForm[];
}

/** Where a provider and the shop disagree. */
export interface ProviderDifference {
  provedor: string;
  /** A bill or a refund, as the provider knows it. */
  referencia: string;
  problema:
    | 'NAO_CONHECE'
    | 'PAGAMENTO_A_MAIS'
    | 'PAGAMENTO_A_MENOS'
    | 'OUTRO_VALOR'
    | 'DEVOLUCAO'
    | 'SEM_RESPOSTA';
}

/**
 * Asks the providers of every bill they were asked to charge and of every refund that ended,
 * and returns what they say otherwise (LEDGER-10). What was sold before providers were asked isn't known to
 * them and left out, as are forms of payment without a provider, and refunds that a provider can't be asked
 * about.
 */
export async function compareWithProviders(
  db: Database,
  providers: ConnectedProviders,
): Promise<ProviderDifference[]> {
  const found: ProviderDifference[] = [];
  const failures = new Map<string, number>();
  const ask = async (provedor: string, referencia: string, compare: () => Promise<void>) => {
    const failed = failures.get(provedor) ?? 0;
    if (failed >= FAILURES) return;
    await compare().catch(() => {
      failures.set(provedor, failed + 1);
      found.push({ provedor, referencia, problema: 'SEM_RESPOSTA' });
    });
  };

  for (let bills = await listAskedBills(db, '', PAGE); bills.length > 0;) {
    for (const bill of bills) {
      if (!providers.forms.includes(bill.forma)) continue;
      const { name } = providerOf(providers, bill.forma);
      await ask(name, bill.reference, async () => {
        found.push(...(await compareBill(db, providers, bill)));
      });
    }
    bills = await listAskedBills(db, bills.at(-1)!.reference, PAGE);
  }

  for (let refunds = await listTriedRefunds(db, '', PAGE); refunds.length > 0;) {
    for (const { id, forma, end_to_end_id: endToEndId, status } of refunds) {
      const provider = providerOf(providers, forma);
      const find = provider.findRefund?.bind(provider);
      if (!find || (await findProviderOf(db, endToEndId)) !== provider.name) continue;
      await ask(provider.name, id, async () => {
        const known = (await find({ id, endToEndId })) ?? 'NAO_REALIZADO';
        if (known !== status) found.push({ provedor: provider.name, referencia: id, problema: 'DEVOLUCAO' });
      });
    }
    refunds = await listTriedRefunds(db, refunds.at(-1)!.id, PAGE);
  }
  return found;
}

async function compareBill(
  db: Database,
  providers: Providers,
  { forma, reference: referencia, isAnswered }: AskedBill,
): Promise<ProviderDifference[]> {
  const provider = providerOf(providers, forma);
  const provedor = provider.name;
  const report = await provider.findCharge(referencia);
  if (!report) return isAnswered ? [{ provedor, referencia, problema: 'NAO_CONHECE' }] : [];
  const ours = new Map(
    (await listReportedPayments(db, provedor, referencia)).map(({ id, cents }) => [id, cents]),
  );
  const theirs = new Map(report.payments.map(({ endToEndId, cents }) => [endToEndId, cents]));
  const differences: ProviderDifference[] = [];
  for (const [id, cents] of theirs) {
    if (!ours.has(id)) differences.push({ provedor, referencia, problema: 'PAGAMENTO_A_MAIS' });
    else if (ours.get(id) !== cents) differences.push({ provedor, referencia, problema: 'OUTRO_VALOR' });
  }
  for (const id of ours.keys()) {
    if (!theirs.has(id)) differences.push({ provedor, referencia, problema: 'PAGAMENTO_A_MENOS' });
  }
  return differences;
}
