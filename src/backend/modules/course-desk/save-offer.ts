import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import type { OfferEntry } from '#/domain/catalogue/offer-entry.ts';
import { foldAccents } from '#/domain/text/slug.ts';
import { pricesInCents } from '#/domain/sale/money.ts';
import { findCourse, takeNextId } from './course-desk-repository.ts';
import {
  findUnknownTeachers,
  insertOffer,
  lockDeskOffer,
  offerHasPeople,
  updateOffer,
  type StoredOffer,
} from './offer-desk-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changedMeanwhile, changesOf, courseNotFound } from './save-course.ts';
import { unitGone } from './save-unit.ts';
import { findUnitCity } from './unit-repository.ts';

export const deskOfferNotFound = () =>
  new BackendError(404, 'TURMA_NAO_ENCONTRADA', 'Não encontramos esta turma.');

/**
 * Makes an offer that takes enrolments once its course is on sale.
 * @throws 404 `CURSO_NAO_ENCONTRADO`, 422
 */
export async function createOffer(editor: Editor, courseId: number, entry: OfferEntry): Promise<number> {
  return editor.db.transaction(async (tx) => {
    if (!(await findCourse(tx, courseId))) throw courseNotFound();
    const { unit, ...row } = await toRow(tx, entry);
    if (unit.fechada_em) throw unitGone();
    const id = await takeNextId(tx, 'offers', 'id_oferta');
    await insertOffer(tx, {
      ...row,
      id_oferta: id,
      id_produto: courseId,
      codigo_turma: offerCode(unit.cidade, row.data_inicio, id),
      vagas_disponiveis: row.vagas_total,
      situacao: 'em-aberto',
    });
    await actOf({ ...editor, db: tx }, 'CRIOU_TURMA', `turma ${id}`);
    return id;
  });
}

/**
 * @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_ALTERADA`, `TURMA_COM_PESSOAS`; 422 for fewer seats than are
 *   taken
 */
export async function saveOffer(
  editor: Editor,
  offerId: number,
  version: number,
  entry: OfferEntry,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    // The unit before the offer, as a unit that moves locks them.
    const { unit, ...row } = await toRow(tx, entry);
    const known = await lockDeskOffer(tx, offerId);
    if (!known) throw deskOfferNotFound();
    if (unit.fechada_em && unit.id_unidade !== known.id_unidade) throw unitGone();
    if (await offerHasPeople(tx, offerId)) refuseForPeople(known, row);
    const changes = { ...row, vagas_disponiveis: seatsLeft(known, row.vagas_total) };
    const saved = await updateOffer(tx, offerId, version, changes);
    if (saved === undefined) throw changedMeanwhile('TURMA_ALTERADA');
    await actOf({ ...editor, db: tx }, 'ALTEROU_TURMA', `turma ${offerId}`, changesOf({ ...known }, row));
    return saved;
  });
}

/** What people were promised; the number of seats and the prices of later orders may change. */
export const promised = [
  'formato',
  'id_unidade',
  'turno',
  'dias_semana',
  'hora_inicio',
  'hora_fim',
  'data_inicio',
  'data_fim',
  'carga_horaria',
  'vagas_minimas',
  'tipo_oferta',
  'idade_minima',
  'escolaridade',
  'documentos',
  'confere_documentos',
] as const;

function refuseForPeople(known: StoredOffer, row: Awaited<ReturnType<typeof toRow>> | object): void {
  const { depois } = changesOf({ ...known }, row as Record<string, unknown>);
  const refused = promised.filter((column) => column in depois);
  if (refused.length === 0) return;
  const message = 'Já há pessoas nesta turma: isto não muda mais por aqui.';
  throw new BackendError(
    409,
    'TURMA_COM_PESSOAS',
    'Já há pessoas nesta turma. Dias, horários, local e exigências não mudam mais por aqui.',
    Object.fromEntries(refused.map((column) => [column, [message]])),
  );
}

function seatsLeft(known: StoredOffer, total: number | null): number | null {
  if (total === null) return null;
  const taken = (known.vagas_total ?? 0) - (known.vagas_disponiveis ?? 0);
  if (known.vagas_total === null || total < taken) {
    const message =
      known.vagas_total === null
        ? 'Uma turma sem limite de vagas continua sem limite.'
        : `Já há ${taken} ${taken === 1 ? 'vaga ocupada' : 'vagas ocupadas'} ou reservadas.`;
    throw refusedField('VAGAS_INVALIDAS', 'vagas_total', message);
  }
  return total - taken;
}

async function toRow(tx: Database, entry: OfferEntry) {
  const { preco_original, preco_promocional, ...rest } = entry;
  const unit = await findUnitCity(tx, entry.id_unidade);
  if (!unit) throw unitGone();
  if (entry.professores.length > 0 && (await findUnknownTeachers(tx, entry.professores)).length > 0)
    throw refusedField('OPCAO_DESCONHECIDA', 'professores', 'Um destes professores não existe.');
  return {
    ...rest,
    id_cidade: unit.id_cidade,
    unit,
    ...pricesInCents({ preco_original, preco_promocional }),
  };
}

/** Such as 'JOI-2702-1234'. */
export const offerCode = (city: string, firstDay: string, id: number) =>
  `${shortName(city)}-${firstDay.slice(2, 4)}${firstDay.slice(5, 7)}-${id}`;

const shortName = (city: string) =>
  foldAccents(city)
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
