import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Database } from '#/backend/db/database.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { WaitingPeople, WaitingPerson } from '#/contract/seats/waiting-list-desk.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { offerNotFound } from '../seat-errors.ts';
import {
  findWaitedOffer,
  selectWaitingOffers,
  selectWaitingPeople,
  type WaitingRow,
} from './waiting-desk-repository.ts';

const MOST_PEOPLE = 5000;

export async function readWaitingOffers(db: Database, now: Date, page: number) {
  const { rows, total } = await selectWaitingOffers(db, { page, now });
  return { itens: rows, totalItens: total, page };
}

/** Who waits for an offer; each reading is recorded. @throws 404 `TURMA_NAO_ENCONTRADA` */
export async function readWaitingPeople(editor: Editor, offerId: number): Promise<WaitingPeople> {
  const { db, now } = editor;
  const offer = await findWaitedOffer(db, offerId);
  if (!offer) throw offerNotFound();
  const rows = await selectWaitingPeople(db, offerId, { now, limit: MOST_PEOPLE });
  await actOf(editor, 'VIU_LISTA_DE_ESPERA', `turma ${offerId}`, { pessoas: rows.length });
  const invited = rows.filter(({ conviteAte }) => conviteAte !== null).length;
  return { ...offer, pessoas: rows.map((row, index) => toWaiting(row, index - invited + 1)) };
}

const toWaiting = ({ nome, cpf, desde, conviteAte }: WaitingRow, place: number): WaitingPerson => ({
  posicao: conviteAte === null ? place : null,
  nome,
  cpf: cpf === null ? '' : maskCpf(cpf),
  desde: desde.toISOString(),
  convite_ate: conviteAte?.toISOString() ?? null,
});
