import type { Database } from '#/backend/db/database.ts';
import type { LedgerEntry } from '#/domain/finance/ledger.ts';
import type { MoveKind, MoveStatus } from '#/domain/finance/provider-move.ts';
import { insertTransaction } from './ledger-repository.ts';

interface BookedMove {
  provedor: string;
  id_movimento: string;
  codigo_compra: string;
  tipo: MoveKind;
  status: MoveStatus;
  centavos: number;
  versao: number;
}

/**
 * Books money that moved without the shop (LEDGER-13): withheld it is CONTESTADO, gone it is owed by the
 * buyer, or a fee. Call it with the purchase locked.
 */
export async function bookMove(
  tx: Database,
  before: BookedMove | undefined,
  after: BookedMove,
  em: Date,
): Promise<void> {
  const entries = addUp([
    ...(before ? entriesOf(before).map((entry) => ({ ...entry, centavos: -entry.centavos })) : []),
    ...entriesOf(after),
  ]);
  if (entries.length === 0) return;
  const referencia = `${after.provedor} ${after.id_movimento} ${after.versao}`;
  await insertTransaction(tx, { tipo: 'MOVIMENTO', referencia, em }, entries);
}

function entriesOf({ provedor, codigo_compra, tipo, status, centavos }: BookedMove): LedgerEntry[] {
  if (status === 'DESFEITO') return [];
  const left: LedgerEntry = { conta: 'PROVEDOR', centavos: -centavos, provedor };
  if (tipo === 'TARIFA') return [left, { conta: 'TARIFAS', centavos, provedor }];
  return [left, { conta: status === 'ABERTO' ? 'CONTESTADO' : 'CLIENTES', centavos, codigo_compra }];
}

function addUp(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${entry.conta} ${entry.provedor ?? entry.codigo_compra ?? ''}`;
    const before = sums.get(key);
    sums.set(key, { ...entry, centavos: (before?.centavos ?? 0) + entry.centavos });
  }
  return [...sums.values()].filter(({ centavos }) => centavos !== 0);
}
