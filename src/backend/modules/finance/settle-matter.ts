import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { FinanceMatter, RefundMatter } from '#/contract/finance/finance.ts';
import type { NotedMatterKind } from '#/domain/finance/finance-matter.ts';
import { describeTarget } from '#/domain/sale/refund/refund-target.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { endMatter } from '../ledger/matter-repository.ts';
import { insertMark, isOpenMatter, listOpenMatters } from './finance-repository.ts';
import { matterGone } from './matter-gone.ts';
import { listReceipts, listRefundsById, type ReceiptRow } from './receipt-repository.ts';

// LEDGER-9
export async function listMatters(
  db: Database,
  now: Date,
  { page, loginId }: { page: number; loginId: number },
) {
  const { rows, total } = await listOpenMatters(db, now, page, PAGE_SIZE);
  const ids = rows.filter(({ tipo }) => tipo.startsWith('DEVOLUCAO')).map(({ referencia }) => referencia);
  const refunds = await listRefundsById(db, ids);
  const receipts = await listReceipts(db, ids);
  const itens = rows.map(({ centavos, desde, prazo, ...row }): FinanceMatter => ({
    ...row,
    valor: centavos === null ? null : centsToReais(centavos),
    desde: desde.toISOString(),
    prazo: prazo === null ? null : { ate: prazo, vencido: prazo < calendarDay(now) },
    devolucao: describeRefund(
      refunds.find(({ id }) => id === row.referencia),
      receipts.filter(({ id_devolucao }) => id_devolucao === row.referencia),
      loginId,
    ),
  }));
  return { itens, totalItens: total, page };
}

function describeRefund(
  refund: Awaited<ReturnType<typeof listRefundsById>>[number] | undefined,
  receipts: readonly ReceiptRow[],
  loginId: number,
): RefundMatter | null {
  if (!refund) return null;
  const waiting = receipts.find(({ aceito }) => aceito === null);
  return {
    forma: refund.forma,
    a_mao: refund.a_mao_motivo,
    destino: refund.destino && describeTarget(refund.destino),
    comprovante: waiting
      ? {
          numero: waiting.comprovante,
          pago_em: waiting.pago_em,
          nota: waiting.nota,
          registrado_em: waiting.registrado_em.toISOString(),
          por: waiting.email,
          seu: waiting.id_login === loginId,
        }
      : null,
    recusa: waiting ? null : (receipts.at(-1)?.recusa ?? null),
  };
}

/**
 * Takes a matter off the list, once, with a note; both are audited (LEDGER-9). Money that is owed ends by a
 * receipt instead (LEDGER-11).
 * @throws 404 `PENDENCIA_NAO_ENCONTRADA`
 */
export async function settleMatter(
  db: Database,
  { loginId, requestId, now }: { loginId: number; requestId: string; now: Date },
  { tipo, referencia, nota }: { tipo: NotedMatterKind; referencia: string; nota: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = await isOpenMatter(tx, now, tipo, referencia);
    const end = { desfecho: 'RESOLVIDA' as const, nota, id_login: loginId };
    const mark = { tipo, referencia, nota, id_login: loginId, resolvido_em: now };
    if (!isOpen || !((await endMatter(tx, { tipo, referencia }, end, now)) || (await insertMark(tx, mark)))) {
      throw matterGone();
    }
    await recordAct(tx, {
      acao: 'RESOLVEU_PENDENCIA',
      loginId,
      personId: null,
      objeto: `${tipo} ${referencia}`,
      requestId,
      at: now,
    });
  });
}
