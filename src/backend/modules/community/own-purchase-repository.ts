import { and, desc, eq, gt, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { orderKind } from '#/domain/sale/order/order-kind.ts';
import { holdsSeat, purchaseStates, type PurchaseState } from '#/domain/sale/purchase-state.ts';

const seated = purchaseStates.filter(holdsSeat);
/** These end by the clock, whether or not the expiry job has come by. */
const waiting: PurchaseState[] = ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO'];

/** The person's purchases that hold a seat in an offer of the course which hasn't ended, newest first. */
export async function listSeatedPurchases(
  db: Database,
  { courseId, personId, now }: { courseId: number; personId: number; now: Date },
) {
  const { codigo, estado, forma, id_oferta } = purchases;
  const rows = await db
    .select({
      codigo,
      estado,
      forma,
      id_oferta,
      total: purchases.total_centavos,
      custeio: purchases.custeio,
      para_mim: sql<boolean>`coalesce(regexp_replace(${purchases.aluno}->>'cpf', '[^0-9]', '', 'g') = ${persons.cpf}, false)`,
    })
    .from(purchases)
    .innerJoin(offers, eq(offers.id_oferta, purchases.id_oferta))
    .innerJoin(persons, eq(persons.id_pessoa, purchases.id_pessoa))
    .where(
      and(
        eq(purchases.id_pessoa, personId),
        isNull(purchases.empresa),
        eq(offers.id_produto, courseId),
        inArray(estado, seated),
        or(notInArray(estado, waiting), gt(purchases.reserva_expira_em, now)),
        gte(offers.data_fim, localToday(now, offers.fuso)),
      ),
    )
    .orderBy(desc(purchases.criado_em));
  return rows.map(({ total, custeio, ...row }) => ({ ...row, tipo: orderKind({ total, custeio }) }));
}
