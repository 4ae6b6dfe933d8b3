import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { storedStudentSchema, type Purchase } from '#/contract/purchasing/purchase.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { isDue, stateAt } from '#/backend/modules/seats/hold.ts';
import { listPurchaseEvents, type PurchaseEventRow, type PurchaseRow } from './purchase-repository.ts';

/** Purchases as the wire shows them, in the order given, in the state they have by the clock. */
export async function describePurchases(
  db: Database,
  rows: readonly PurchaseRow[],
  now: Date,
): Promise<Purchase[]> {
  if (rows.length === 0) return [];
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const events = await listPurchaseEvents(
    db,
    rows.map(({ codigo }) => codigo),
  );
  return rows.map((row) => {
    const { oferta, produto } = offers.get(row.id_oferta)!;
    const history = events.filter(({ codigo_compra }) => codigo_compra === row.codigo);
    return {
      codigo: row.codigo,
      estado: stateAt(row, now),
      produto,
      oferta,
      aluno: v.parse(storedStudentSchema, storedObject(row.aluno)),
      preco_original: centsToReais(row.preco_original_centavos),
      desconto: centsToReais(row.desconto_centavos),
      total: centsToReais(row.total_centavos),
      cupom: row.codigo_cupom,
      forma: row.forma,
      parcelas: row.parcelas,
      contrato: {
        versao: row.contrato_versao,
        sha256: row.contrato_sha256,
        aceite_em: row.aceite_em?.toISOString() ?? null,
      },
      reserva_expira_em: row.reserva_expira_em.toISOString(),
      pago_em: row.pago_em?.toISOString() ?? null,
      criado_em: row.criado_em.toISOString(),
      historico: describeHistory(row, history, now),
    };
  });
}

/** As {@link describePurchases}, for one. */
export async function describePurchase(db: Database, row: PurchaseRow, now: Date): Promise<Purchase> {
  const [purchase] = await describePurchases(db, [row], now);
  return purchase!;
}

function describeHistory(row: PurchaseRow, events: PurchaseEventRow[], now: Date): Purchase['historico'] {
  const history = events.map(({ estado, detalhe, em }) => ({ estado, detalhe, em: em.toISOString() }));
  return isDue(row, now)
    ? [...history, { estado: 'EXPIRADA' as const, detalhe: null, em: row.reserva_expira_em.toISOString() }]
    : history;
}
