import { and, desc, eq, gt, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import { liveEnrolmentStates } from '#/domain/enrolment/enrolment-state.ts';

type LiveState = (typeof liveEnrolmentStates)[number];

export async function listLiveEnrolments(
  db: Database,
  { courseId, personId, now }: { courseId: number; personId: number; now: Date },
) {
  return db
    .select({
      estado: sql<LiveState>`${enrolments.estado}`,
      id_oferta: enrolments.id_oferta,
      tem_convite: sql<boolean>`${waitingList.convite_expira_em} IS NOT NULL`,
    })
    .from(enrolments)
    .innerJoin(offers, eq(offers.id_oferta, enrolments.id_oferta))
    .leftJoin(
      waitingList,
      and(
        eq(waitingList.id_oferta, enrolments.id_oferta),
        eq(waitingList.id_pessoa, enrolments.id_pessoa),
        or(sql`${waitingList.convite_expira_em} IS NULL`, gt(waitingList.convite_expira_em, now)),
      ),
    )
    .where(
      and(
        eq(enrolments.id_pessoa, personId),
        eq(offers.id_produto, courseId),
        inArray(enrolments.estado, [...liveEnrolmentStates]),
        or(ne(enrolments.estado, 'LISTA_ESPERA'), sql`${waitingList.id} IS NOT NULL`),
        gte(offers.data_fim, localToday(now, offers.fuso)),
      ),
    )
    .orderBy(desc(enrolments.criado_em));
}
