import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { literalTexts } from '#/backend/db/sql-list.ts';
import { liveEnrolmentStates } from '#/domain/enrolment/enrolment-state.ts';
import { statesTaking } from '#/domain/sale/state-machine.ts';
import { purchaseMachine } from '#/domain/sale/purchase-state.ts';

/** Orders that end with the offer, those of programmes that it is a part of included. */
export function listOrdersIn(db: Database, offerId: number) {
  const { codigo, estado, total_centavos, pago_em, empresa, custeio, vagas } = purchases;
  return db
    .select({
      codigo,
      ofProgramme: ne(purchases.id_oferta, offerId).mapWith(Boolean),
      estado,
      total_centavos,
      pago_em,
      empresa,
      custeio,
      vagas,
      isErased: isNotNull(persons.apagada_em).mapWith(Boolean),
    })
    .from(purchases)
    .innerJoin(persons, eq(persons.id_pessoa, purchases.id_pessoa))
    .where(
      and(
        sql`${purchases.id_oferta} = ${seatedIn(offerId)}`,
        inArray(estado, statesTaking(purchaseMachine, 'cancel-offer')),
      ),
    )
    .orderBy(asc(codigo));
}

export type OrderIn = Awaited<ReturnType<typeof listOrdersIn>>[number];

export interface OthersIn {
  inscricoes: number;
  fila: number;
  links: number;
}

export async function countOthersIn(db: Database, offerId: number, now: Date): Promise<OthersIn> {
  const [row] = await selectRows<OthersIn>(
    db,
    sql`SELECT
      (SELECT count(*) FROM enrolments e WHERE e.id_oferta = ${offerId}
        AND e.estado IN (${literalTexts(liveEnrolmentStates)}))::int AS inscricoes,
      (SELECT count(*) FROM waiting_list w WHERE w.id_oferta = ${offerId})::int AS fila,
      (SELECT count(*) FROM assisted_proposals a WHERE a.id_oferta = ${seatedIn(offerId)} AND a.codigo_compra IS NULL
        AND a.situacao NOT IN ('RECUSADA', 'CANCELADA')
        AND a.expira_em > ${now.toISOString()}::timestamptz)::int AS links`,
  );
  return row!;
}

export async function findDeskOffer(db: Database, offerId: number) {
  const { situacao, inscricoes_ate, data_inicio, fuso } = offers;
  const [row] = await db
    .select({ situacao, inscricoes_ate, data_inicio, fuso })
    .from(offers)
    .where(eq(offers.id_oferta, offerId));
  return row;
}
