import { existsSync } from 'node:fs';
import { systemClock } from '#/domain/time/clock.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { databaseFolder } from '../db/data-folder.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { type AccountTotal, checkLedger } from '../modules/ledger/check-ledger.ts';
import {
  type ConnectedProviders,
  compareWithProviders,
} from '../modules/payments/reconcile/compare-with-providers.ts';
import { openSimulatedBank } from '../modules/simulated-bank/simulated-bank.ts';
import type { BackendSettings } from '../settings.ts';
import { connectMercadoPago, connectProviders } from './connect-providers.ts';

export interface LedgerReport {
  lines: string[];
  isRight: boolean;
}

const differenceTexts = {
  NAO_CONHECE: 'the provider does not know it',
  PAGAMENTO_A_MAIS: 'the provider has a payment that the shop does not know',
  PAGAMENTO_A_MENOS: 'the shop has a payment that the provider does not know',
  OUTRO_VALOR: 'a payment of another amount',
  DEVOLUCAO: 'a refund that ended otherwise',
  SALDO: 'the provider has more or less of the payment left',
  SEM_RESPOSTA: 'the provider does not respond',
};

/**
 * Opens the database, migrates it and compares its ledger with the providers (LEDGER-10).
 * @throws with one clear line when there is no database, or another process has its folder open
 */
export async function reportLedgerOf(settings: BackendSettings): Promise<LedgerReport> {
  const { dataDir, databaseUrl, simulatedBank, publicUrl } = settings;
  if (!databaseUrl && !existsSync(databaseFolder(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await database.migrate();
    const { db } = database;
    const bank = simulatedBank
      ? await openSimulatedBank(db, { clock: systemClock, webhookUrl: () => '', cardOrigin: () => '' })
      : null;
    const providers = connectProviders(settings, bank, {
      clock: systemClock,
      cardOrigin: publicUrl,
      mercadoPago: connectMercadoPago(settings, { clock: systemClock }),
    });
    const { lines, isRight } = await reportLedger(db, providers);
    return { lines: [`Ledger of ${database.location}`, '', ...lines], isRight };
  } finally {
    await database.close();
  }
}

export async function reportLedger(db: Database, providers: ConnectedProviders): Promise<LedgerReport> {
  const { totals, isBalanced, differences } = await checkLedger(db);
  const disagreements = await compareWithProviders(db, providers);
  const unasked = paymentForms.filter((form) => !providers.forms.includes(form));
  return {
    isRight: isBalanced && differences.length === 0 && disagreements.length === 0,
    lines: [
      ...describeTotals(totals),
      '',
      isBalanced ? 'The ledger balances.' : 'THE LEDGER DOES NOT BALANCE.',
      `Differences to purchases, payments and refunds: ${differences.length}`,
      ...differences.map(
        ({ conta, provedor, codigo_compra, escriturado, esperado }) =>
          `  ${conta} ${provedor ?? codigo_compra ?? ''}: booked ${formatBrl(escriturado)}, should be ${formatBrl(esperado)}`,
      ),
      providers.forms.length > 0
        ? `Differences to providers: ${disagreements.length}`
        : 'No provider is connected: none was asked.',
      ...(providers.forms.length > 0 && unasked.length > 0
        ? [`No provider is connected for: ${unasked.join(', ')}`]
        : []),
      ...disagreements.map(
        ({ provedor, referencia, problema }) => `  ${provedor} ${referencia}: ${differenceTexts[problema]}`,
      ),
    ],
  };
}

function describeTotals(totals: AccountTotal[]): string[] {
  const sum = (side: 'debito' | 'credito') => totals.reduce((cents, total) => cents + total[side], 0);
  const rows: [string, number, number][] = [
    ...totals.map(({ conta, provedor, debito, credito }): [string, number, number] => [
      provedor ? `${conta} ${provedor}` : conta,
      debito,
      credito,
    ]),
    ['', sum('debito'), sum('credito')],
  ];
  const width = Math.max(7, ...rows.map(([name]) => name.length));
  const line = (name: string, ...amounts: string[]) =>
    [name.padEnd(width), ...amounts.map((amount) => amount.padStart(20))].join('').trimEnd();
  return [
    line('Account', 'Debit', 'Credit', 'Balance'),
    ...rows.map(([name, debit, credit]) =>
      line(name, formatBrl(debit), formatBrl(credit), formatBrl(debit - credit)),
    ),
  ];
}
