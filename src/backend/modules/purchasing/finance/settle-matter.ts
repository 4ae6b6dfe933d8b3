import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import type { FinanceMatterKind } from '#/domain/finance/finance-matter.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { endMatter } from '../matter/matter-repository.ts';
import { confirmRefund } from '../refund/refund-payment.ts';
import { insertMark, isOpenMatter, listOpenMatters } from './finance-repository.ts';

/** A page of 10 of what waits for the finance team, oldest first (LEDGER-9). */
export async function listMatters(db: Database, now: Date, page: number) {
  const { rows, total } = await listOpenMatters(db, now, page, PAGE_SIZE);
  const itens = rows.map(({ centavos, desde, ...row }): FinanceMatter => ({
    ...row,
    valor: centavos === null ? null : centsToReais(centavos),
    desde: desde.toISOString(),
  }));
  return { itens, totalItens: total, page };
}

/**
 * Takes a matter off the list, once, with a note; both are audited (LEDGER-9). Money that was to go back by
 * hand is back then.
 * @throws 404 `PENDENCIA_NAO_ENCONTRADA`
 */
export async function settleMatter(
  db: Database,
  { loginId, requestId, now }: { loginId: number; requestId: string; now: Date },
  { tipo, referencia, nota }: { tipo: FinanceMatterKind; referencia: string; nota: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = await isOpenMatter(tx, now, tipo, referencia);
    const end = { desfecho: 'RESOLVIDA' as const, nota, id_login: loginId };
    const mark = { tipo, referencia, nota, id_login: loginId, resolvido_em: now };
    if (!isOpen || !((await endMatter(tx, { tipo, referencia }, end, now)) || (await insertMark(tx, mark)))) {
      throw new BackendError(404, 'PENDENCIA_NAO_ENCONTRADA', 'Esta pendência não está mais na lista.');
    }
    if (tipo === 'DEVOLUCAO_A_FAZER') await confirmRefund(tx, referencia, now);
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
