import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { countWaitingFor, getWaitingPlace } from '#/backend/modules/seats/waiting-place.ts';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { storedPurchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { storedStudentSchema } from '#/contract/purchasing/purchase.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { centsSchema } from '#/domain/sale/money-schema.ts';
import { listDocuments } from './document/document-repository.ts';
import { listAcceptedDocuments } from './document/hand-in-document.ts';
import { listEnrolmentEvents, listEnrolmentsOf, type EnrolmentRow } from './enrolment-repository.ts';
import { mayGiveUp } from './give-enrolment-up.ts';

const shown = 50;

/** A person's enrolments, newest first; of one offer where it is given. */
export async function listOwnEnrolments(
  db: Database,
  now: Date,
  personId: number,
  offerId?: number,
): Promise<Enrolment[]> {
  return describeEnrolments(db, await listEnrolmentsOf(db, personId, { offerId, limit: shown }), now);
}

/** Enrolments as the wire shows them, in the order given, in the state they have by the clock. */
export async function describeEnrolments(
  db: Database,
  rows: readonly EnrolmentRow[],
  now: Date,
): Promise<Enrolment[]> {
  if (rows.length === 0) return [];
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const events = await listEnrolmentEvents(
    db,
    rows.map(({ protocolo }) => protocolo),
  );
  const documents = await listDocuments(
    db,
    rows.map(({ protocolo }) => protocolo),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { oferta, produto } = offers.get(row.id_oferta)!;
      const place = await describePlace(db, row, now);
      const historico = events
        .filter(({ protocolo }) => protocolo === row.protocolo)
        .map(({ estado, em }) => ({ estado, em: em.toISOString() }));
      return {
        protocolo: row.protocolo,
        produto,
        oferta,
        aluno: v.parse(storedStudentSchema, storedObject(row.aluno)),
        responsavel: row.responsavel && v.parse(storedPurchaseGuardianSchema, storedObject(row.responsavel)),
        motivo: row.motivo,
        ...place,
        pode_desistir: mayGiveUp(place, oferta, now),
        renda: row.renda && describeIncome(row.renda),
        documentos: documents
          .filter(({ protocolo }) => protocolo === row.protocolo)
          .map(({ id, tipo, nome, formato, tamanho, paginas, situacao, criado_em }) => ({
            id,
            tipo,
            nome,
            formato,
            tamanho,
            paginas,
            situacao,
            criado_em: criado_em.toISOString(),
          })),
        documentos_aceitos: listAcceptedDocuments(place.estado, oferta),
        documentos_ate: place.estado === 'INSCRITA' ? row.documentos_ate : null,
        criado_em: row.criado_em.toISOString(),
        historico,
      };
    }),
  );
}

export async function describeEnrolment(db: Database, row: EnrolmentRow, now: Date): Promise<Enrolment> {
  const [enrolment] = await describeEnrolments(db, [row], now);
  return enrolment!;
}

async function describePlace(db: Database, { estado, id_pessoa, id_oferta }: EnrolmentRow, now: Date) {
  const none = { posicao: null, na_fila: null, chances: null, convite_expira_em: null };
  if (estado !== 'LISTA_ESPERA') return { estado, ...none };
  const place = await getWaitingPlace(db, now, id_pessoa, id_oferta);
  if (place.posicao === null && place.convite_expira_em === null)
    return { estado: 'DESISTENTE' as const, ...none };
  return { estado, ...place, na_fila: await countWaitingFor(db, id_oferta) };
}

const storedIncomeSchema = v.fallback(v.object({ familiar_centavos: centsSchema, pessoas: v.number() }), {
  familiar_centavos: 0,
  pessoas: 0,
});

function describeIncome(renda: NonNullable<EnrolmentRow['renda']>) {
  const { familiar_centavos, pessoas } = v.parse(storedIncomeSchema, storedObject(renda));
  return { familiar: centsToReais(familiar_centavos), pessoas };
}
