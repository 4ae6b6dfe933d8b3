import type { Database } from '#/backend/db/database.ts';
import type { FinanceMatterEnd, FinanceMatterKind } from '#/domain/finance/finance-matter.ts';
import { isSaleInForce } from '#/domain/finance/ledger.ts';
import type { MoveKind } from '#/domain/finance/provider-move.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { addBusinessDays } from '#/domain/time/business-days.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { endMatter, findMatter, openMatter, reopenMatter } from '../ledger/matter-repository.ts';
import {
  findPurchase,
  listPurchaseEvents,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';
import { sumGone } from './finish-returned.ts';
import { findReported, listMovesOf, type MoveRow } from './provider-move-repository.ts';
import { listRefundsOfPayment, newestOfParts } from './refund-repository.ts';

/** Business days for the finance team to respond; banks want papers within seven to ten days. */
const DAYS_TO_ACT = 5;

type RefundMove = MoveRow & { tipo: Exclude<MoveKind, 'TARIFA'> };

/**
 * Opens and ends the finance team's matters of all money of a purchase that moved without the shop: one for
 * each move, for as long as a person has to act, and each cent in one of them (LEDGER-12). Call it with the
 * purchase locked.
 */
export async function reviewMatters(tx: Database, codigo: string, now: Date): Promise<void> {
  const moves = (await listMovesOf(tx, [codigo])).filter(
    (move): move is RefundMove => move.tipo !== 'TARIFA',
  );
  const purchase = moves.length > 0 ? await findPurchase(tx, codigo) : undefined;
  if (!purchase) return;
  const amounts = await findAmounts(tx, purchase, moves);
  for (const move of moves) await reviewMatter(tx, purchase, { move, cents: amounts.get(move) ?? 0 }, now);
}

async function reviewMatter(
  tx: Database,
  purchase: PurchaseRow,
  { move, cents }: { move: RefundMove; cents: number },
  now: Date,
): Promise<void> {
  const key = { tipo: kinds[move.tipo], referencia: `${move.provedor} ${move.id_movimento}` };
  if (cents === 0) {
    await endMatter(tx, key, { desfecho: endOf(move) }, now);
    return;
  }
  const times = { aberta_em: now, prazo: addBusinessDays(calendarDay(now), DAYS_TO_ACT) };
  const { codigo_compra, provedor } = move;
  const isNew = await openMatter(tx, {
    ...key,
    ...times,
    codigo_compra,
    provedor,
    centavos: cents,
    detalhe: describeMove(move, purchase),
  });
  if (isNew) return;
  const matter = await findMatter(tx, key);
  const isByHand = matter?.desfecho === 'RESOLVIDA' || matter?.desfecho === 'DEVOLVIDA_A_MAO';
  if (isByHand && matter.encerrada_em && matter.encerrada_em >= move.mudou_em) return;
  await reopenMatter(tx, key, times);
}

const kinds: Readonly<Record<RefundMove['tipo'], FinanceMatterKind>> = {
  CONTESTACAO: 'CONTESTACAO',
  MEDIACAO: 'CONTESTACAO',
  MED: 'CONTESTACAO',
  DEVOLUCAO: 'DEVOLUCAO_NO_PROVEDOR',
};

async function findAmounts(
  tx: Database,
  purchase: PurchaseRow,
  moves: readonly RefundMove[],
): Promise<ReadonlyMap<RefundMove, number>> {
  const newestFirst = moves.toReversed().toSorted((one, other) => +other.mudou_em - +one.mudou_em);
  const amounts = new Map<RefundMove, number>();
  for (const id of new Set(moves.map(({ id_evento }) => id_evento))) {
    const own = newestFirst.filter(({ id_evento }) => id_evento === id);
    const unexplained = await compareMoney(tx, purchase, own[0]!);
    for (const move of own) {
      const most = move.status === 'ABERTO' ? move.centavos : unexplained[move.status];
      const cents = Math.min(move.centavos, most);
      if (cents <= 0) continue;
      amounts.set(move, cents);
      if (move.status !== 'ABERTO') unexplained[move.status] -= cents;
    }
  }
  const [last] = newestFirst;
  if (last?.status === 'FEITO' && amounts.size === 0 && (await endedByMove(tx, purchase.codigo)))
    amounts.set(last, last.centavos);
  return amounts;
}

/**
 * Cents of a payment that are gone although the sale says otherwise, and those that are there again after
 * everything had ended because they were gone.
 */
async function compareMoney(
  tx: Database,
  { estado, retido_centavos: earned }: PurchaseRow,
  move: RefundMove,
): Promise<Record<'FEITO' | 'DESFEITO', number>> {
  const payment = await findReported(tx, move);
  const rows = newestOfParts(await listRefundsOfPayment(tx, move.id_evento));
  const sum = (chosen: typeof rows) =>
    chosen.reduce((total, { valor_centavos }) => total + valor_centavos, 0);
  const gone = await sumGone(tx, move.id_evento);
  const retained = payment!.valor_centavos - gone;
  const covered = sum(
    rows.filter(({ status, quitacao }) => status === 'DEVOLVIDO' || quitacao === 'PROVEDOR'),
  );
  const owed = sum(rows.filter(({ status, quitada_em }) => status !== 'DEVOLVIDO' && quitada_em === null));
  return {
    FEITO: Math.max(-retained, isSaleInForce(estado) ? gone - covered : 0),
    DESFEITO: estado === 'ESTORNADA' ? retained - owed - earned : 0,
  };
}

async function endedByMove(tx: Database, codigo: string): Promise<boolean> {
  const events = await listPurchaseEvents(tx, [codigo]);
  const before = events.at(-2)?.estado;
  return events.at(-1)?.estado === 'ESTORNADA' && before !== undefined && isSeatPaid(before);
}

function endOf({ tipo, status }: RefundMove): FinanceMatterEnd {
  if (status === 'DESFEITO') return tipo === 'DEVOLUCAO' ? 'RESOLVIDA' : 'GANHA';
  return tipo === 'DEVOLUCAO' ? 'DEVOLVIDA_PELO_PROVEDOR' : 'PERDIDA';
}

const names: Readonly<Record<RefundMove['tipo'], string>> = {
  CONTESTACAO: 'contestação no cartão',
  MEDIACAO: 'mediação aberta pela pessoa',
  MED: 'devolução do Pix pedida pelo banco da pessoa (MED)',
  DEVOLUCAO: 'devolução feita no painel',
};

function describeMove({ tipo, status }: RefundMove, { estado }: PurchaseRow): string {
  if (status === 'ABERTO') return `${names[tipo]}, ainda sem decisão`;
  if (status === 'DESFEITO') return `${names[tipo]}, desfeita depois que a compra terminou`;
  return `${names[tipo]}, dinheiro devolvido; ${isSeatPaid(estado) ? 'a matrícula continua' : 'a matrícula terminou'}`;
}
