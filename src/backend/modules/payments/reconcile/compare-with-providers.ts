import type { Database } from '#/backend/db/database.ts';
import {
  type AllProviders,
  type MoneyReport,
  providerOf,
  type Refunder,
  takerOf,
} from '#/backend/payments/payment-provider.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { listMovesOf } from '#/backend/modules/refunds/provider-move-repository.ts';
import { listRefundsOfPayment } from '#/backend/modules/refunds/refund-repository.ts';
import { sortRefunds } from '#/backend/modules/refunds/sort-refunds.ts';
import {
  type AppliedPayment,
  type AskedBill,
  listAppliedPayments,
  listAskedBills,
  listReportedPayments,
} from './reconcile-repository.ts';

const PAGE = 500;
const FAILURES = 3;

export interface ConnectedProviders extends AllProviders {
  forms: readonly PaymentForm[];
}

export interface ProviderDifference {
  provedor: string;
  referencia: string;
  problema:
    | 'NAO_CONHECE'
    | 'PAGAMENTO_A_MAIS'
    | 'PAGAMENTO_A_MENOS'
    | 'OUTRO_VALOR'
    | 'DEVOLUCAO'
    | 'SALDO'
    | 'SEM_RESPOSTA';
}

/** Compares charges and refunds with the providers' records (LEDGER-10). */
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

  const connected = new Set<Refunder>([
    ...providers.forms.map((form) => providerOf(providers, form)),
    ...(providers.former ?? []),
  ]);
  for (let bills = await listAskedBills(db, '', PAGE); bills.length > 0;) {
    for (const bill of bills) {
      const taker = takerOf(providers, bill);
      if (!taker || !connected.has(taker)) continue;
      await ask(taker.name, bill.reference, async () => {
        found.push(...(await compareBill(db, taker, bill)));
      });
    }
    bills = await listAskedBills(db, bills.at(-1)!.reference, PAGE);
  }

  for (let paid = await listAppliedPayments(db, '', PAGE); paid.length > 0;) {
    for (const payment of paid) {
      const provider = takerOf(providers, payment);
      if (!provider || !connected.has(provider)) continue;
      await ask(provider.name, payment.endToEndId, async () => {
        const report = await provider.findMoney(payment.endToEndId);
        found.push(...(await compareMoney(db, payment, report)));
      });
    }
    paid = await listAppliedPayments(db, paid.at(-1)!.endToEndId, PAGE);
  }
  return found;
}

async function compareBill(
  db: Database,
  provider: Refunder,
  { reference: referencia, isAnswered }: AskedBill,
): Promise<ProviderDifference[]> {
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

async function compareMoney(
  db: Database,
  { provedor, endToEndId, codigo }: AppliedPayment,
  report: MoneyReport | undefined,
): Promise<ProviderDifference[]> {
  const rows = await listRefundsOfPayment(db, endToEndId);
  const { foreign, likely } = report ? sortRefunds(rows, report) : nothingSorted;
  const differences = rows
    .filter(({ status, saiu_por }) => status !== 'EM_PROCESSAMENTO' && saiu_por === null)
    .filter(({ id, id_provedor: providerId, status }) => {
      const known = report?.refunds.find((each) => each.id === (providerId ?? id)) ?? likely.get(id);
      return (known?.status ?? 'NAO_REALIZADO') !== status;
    })
    .map(({ id }): ProviderDifference => ({ provedor, referencia: id, problema: 'DEVOLUCAO' }));
  const { dispute, feeCents = 0 } = report ?? {};
  const theirs = [
    ...foreign.filter(({ status }) => status !== 'NAO_REALIZADO'),
    ...(dispute && dispute.status !== 'DESFEITO' ? [dispute] : []),
  ].reduce((sum, { cents }) => sum + cents, feeCents);
  const ours = (await listMovesOf(db, [codigo]))
    .filter((move) => move.id_evento === endToEndId && move.status !== 'DESFEITO')
    .reduce((sum, { centavos }) => sum + centavos, 0);
  return theirs === ours
    ? differences
    : [...differences, { provedor, referencia: endToEndId, problema: 'SALDO' }];
}

const nothingSorted = { foreign: [], likely: new Map() } satisfies ReturnType<typeof sortRefunds>;
