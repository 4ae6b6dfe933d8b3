import { sql, type SQL } from 'drizzle-orm';
import { waitingStates } from '#/domain/sale/purchase-state.ts';
import { seatedIn } from '../offer/programme-seats.ts';
import { localToday } from '../offer/local-today.ts';
import { literalTexts } from '../sql-list.ts';

/** SQL for the number of enrolled people in the offer `o` (SEAT-8). Seats that are only held don't count. */
export function enrolledIn(): SQL {
  const seated = seatedIn(sql`o.id_oferta`);
  return sql`(CASE WHEN o.vagas_total IS NULL
    THEN (SELECT coalesce(sum(p.vagas), 0) FROM purchases p WHERE p.id_oferta = ${seated} AND (p.pago_em IS NOT NULL OR p.fatura_vencimento IS NOT NULL) AND p.vaga_retida)
      + (SELECT count(*) FROM enrolments e WHERE e.id_oferta = o.id_oferta AND e.estado = 'MATRICULADA')
    ELSE greatest(0, o.vagas_total - o.vagas_disponiveis
      - (SELECT coalesce(sum(p.vagas), 0) FROM purchases p
          WHERE p.id_oferta = ${seated} AND p.estado IN (${literalTexts(waitingStates)}))
      - (SELECT count(*) FROM class_changes c WHERE c.id_oferta = ${seated} AND c.status = 'ABERTA')
      - (SELECT count(*) FROM enrolments e WHERE e.id_oferta = o.id_oferta AND e.estado = 'INSCRITA')
      - (SELECT count(*) FROM waiting_list w
          WHERE w.id_oferta = o.id_oferta AND w.convite_expira_em IS NOT NULL))
    END)::int`;
}

/** Whether the offer `o` needs people to be confirmed, and hasn't begun at `now`. */
export function needsPeople(now: Date): SQL {
  return sql`(o.situacao = 'em-aberto' AND o.vagas_minimas > 0 AND o.data_inicio > ${localToday(now)})`;
}
