import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { rehearse } from '#/backend/db/rehearse.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findLastAct } from '#/backend/modules/audit/audit-log.ts';
import { cancelOffer } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import {
  changeOfferTimes,
  moveOffer,
  type TimesChange,
} from '#/backend/modules/checkout/new-acceptance/change-offer-times.ts';
import {
  canBePostponed,
  postponeAndAsk,
  postponeOffer,
} from '#/backend/modules/checkout/new-acceptance/postpone-offer.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import {
  doneSchemas,
  type MovingForecast,
  type OfferConsequences,
} from '#/contract/catalogue/offer-consequences.ts';
import type { OfferMove } from '#/domain/catalogue/offer-entry.ts';
import type { OfferStatus } from '#/domain/catalogue/offer-status.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { addDays } from '#/domain/time/dates.ts';
import { lockDeskOffer, updateOffer } from '../offer-desk-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changesOf } from '../save-course.ts';
import { deskOfferNotFound } from '../save-offer.ts';
import { unitGone } from '../save-unit.ts';
import { findUnitCity } from '../unit-repository.ts';
import { findDeskOffer, listOrdersIn } from './consequences-repository.ts';
import { forecastLeaving, forecastMoving } from './forecast.ts';

interface ExpectedAct {
  offerId: number;
  previsto: string;
  motivo: string;
  /** To its buyers; may be empty. */
  recado: string;
}

const forecastChanged = () =>
  new BackendError(
    409,
    'PREVISAO_MUDOU',
    'Os números mudaram enquanto você lia: alguém comprou, pagou ou saiu. Nada foi feito. Confira os novos números e confirme de novo.',
  );

const isCancelled = () =>
  new BackendError(409, 'TURMA_CANCELADA', 'Esta turma foi cancelada e não muda mais.');

/** @throws 404 `TURMA_NAO_ENCONTRADA` */
export async function readConsequences(db: Database, now: Date, offerId: number): Promise<OfferConsequences> {
  const offer = await findDeskOffer(db, offerId);
  if (!offer) throw deskOfferNotFound();
  const { people, numbers, key } = await forecastLeaving(db, now, offerId);
  return {
    situacao: offer.situacao,
    inscricoes_abertas: takesEnrolments(offer, localDay(now, offer.fuso)),
    pessoas: people,
    cancelar: { ...numbers, previsto: key },
    cancelada: await readDone(db, offerId, 'CANCELOU_TURMA', doneSchemas.cancelada),
    mudada: await readDone(db, offerId, 'ALTEROU_TURMA', doneSchemas.mudada),
    adiada:
      offer.situacao === 'adiada' ? await readDone(db, offerId, 'ADIOU_TURMA', doneSchemas.mudada) : null,
    adiavel: canBePostponed(offer, now),
  };
}

async function readDone<Schema extends v.GenericSchema>(
  db: Database,
  offerId: number,
  acao: 'CANCELOU_TURMA' | 'ALTEROU_TURMA' | 'ADIOU_TURMA',
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const act = await findLastAct(db, [`turma ${offerId}`], acao);
  const { motivo, previsao } = act?.dados ?? {};
  const read = v.safeParse(schema, { ...(previsao as object), motivo, em: act?.em.toISOString() });
  return read.success ? read.output : null;
}

/** @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `PREVISAO_MUDOU` */
export async function cancelAsForecast(
  { db, loginId, requestId }: Editor,
  payments: Payments,
  { offerId, previsto, motivo, recado }: ExpectedAct,
): Promise<void> {
  await cancelOffer(db, payments, offerId, {
    loginId,
    requestId,
    confirm: async (tx) => {
      const { numbers, key } = await forecastLeaving(tx, payments.now, offerId);
      if (key !== previsto) throw forecastChanged();
      return { motivo, recado, previsao: numbers };
    },
  });
}

/** @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_CANCELADA`; 422 `UNIDADE_NAO_ENCONTRADA` */
export function forecastMoveOf(
  db: Database,
  now: Date,
  offerId: number,
  entry: OfferMove,
): Promise<MovingForecast & { muda: boolean; previsto: string }> {
  return rehearse(db, async (tx) => {
    const change = await moveOffer(tx, offerId, await toMove(tx, offerId, entry));
    const { numbers, key } = await forecastMoving(tx, now, offerId, change);
    // Also where a postponed offer gets the days of before.
    const muda = Object.keys(changesOf(change.antes, change.depois).depois).length > 0;
    return { ...numbers, muda, previsto: key };
  });
}

/**
 * @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `PREVISAO_MUDOU`, `TURMA_CANCELADA`; 422
 *   `UNIDADE_NAO_ENCONTRADA`
 */
export async function moveAsForecast(
  { db, now, loginId, requestId }: Editor,
  expected: ExpectedAct,
  entry: OfferMove,
): Promise<void> {
  const { offerId } = expected;
  await changeOfferTimes(db, offerId, (tx) => toMove(tx, offerId, entry), {
    now,
    loginId,
    requestId,
    confirm: (tx, change) => confirmMoving(tx, now, expected, change),
  });
}

/** @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_NAO_ADIAVEL` */
export function forecastPostponementOf(
  db: Database,
  now: Date,
  offerId: number,
): Promise<MovingForecast & { previsto: string }> {
  return rehearse(db, async (tx) => {
    await requireDeskOffer(tx, offerId);
    const { numbers, key } = await forecastMoving(tx, now, offerId, await postponeOffer(tx, now, offerId));
    return { ...numbers, previsto: key };
  });
}

/** @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `PREVISAO_MUDOU`, `TURMA_NAO_ADIAVEL` */
export async function postponeAsForecast(
  { db, now, loginId, requestId }: Editor,
  expected: ExpectedAct,
): Promise<void> {
  const { offerId } = expected;
  await postponeAndAsk(db, offerId, {
    now,
    loginId,
    requestId,
    confirm: async (tx, change) => {
      await requireDeskOffer(tx, offerId);
      return confirmMoving(tx, now, expected, change);
    },
  });
}

/** Returns what is recorded of the move. @throws 409 `PREVISAO_MUDOU` where its consequences changed */
async function confirmMoving(
  tx: Database,
  now: Date,
  { offerId, previsto, motivo, recado }: ExpectedAct,
  change: TimesChange,
): Promise<Record<string, unknown> & { recado: string }> {
  const { numbers, key } = await forecastMoving(tx, now, offerId, change);
  if (key !== previsto) throw forecastChanged();
  return { ...changesOf(change.antes, change.depois), motivo, recado, previsao: numbers };
}

/** An edition follows its parts. */
async function requireDeskOffer(tx: Database, offerId: number): Promise<void> {
  if (!(await lockDeskOffer(tx, offerId))) throw deskOfferNotFound();
}

async function toMove(tx: Database, offerId: number, entry: OfferMove) {
  const unit = await findUnitCity(tx, entry.id_unidade);
  const offer = await lockDeskOffer(tx, offerId);
  if (!offer) throw deskOfferNotFound();
  if (offer.situacao === 'cancelada') throw isCancelled();
  if (!unit || (unit.fechada_em && unit.id_unidade !== offer.id_unidade)) throw unitGone();
  return { ...entry, id_cidade: unit.id_cidade };
}

/**
 * Closes an offer for enrolment as of now, or opens it again. Who is in it stays.
 * @throws 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_CANCELADA`, `TURMA_TERMINADA`, `TURMA_ADIADA`
 */
export async function openEnrolmentOf(editor: Editor, offerId: number, isOpen: boolean): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const offer = await lockDeskOffer(tx, offerId);
    if (!offer) throw deskOfferNotFound();
    const { situacao, inscricoes_ate, data_inicio, data_fim, confirmada_em } = offer;
    if (situacao === 'cancelada') throw isCancelled();
    const today = localDay(editor.now, offer.fuso);
    if (isOpen && data_fim < today) throw isOver();
    if (isOpen && situacao === 'adiada' && (await listOrdersIn(tx, offerId)).length > 0) throw needsDate();
    if (isOpen === takesEnrolments(offer, today)) return;
    const reopened = {
      ...(isPaused(situacao) && {
        situacao: confirmada_em ? ('confirmada' as const) : ('em-aberto' as const),
      }),
      ...(inscricoes_ate < today && { inscricoes_ate: data_inicio >= today ? data_inicio : data_fim }),
    };
    const changes = isOpen ? reopened : { inscricoes_ate: addDays(today, -1) };
    await updateOffer(tx, offerId, offer.versao, changes);
    await actOf({ ...editor, db: tx }, 'ALTEROU_TURMA', `turma ${offerId}`, changesOf({ ...offer }, changes));
  });
}

const isPaused = (situacao: OfferStatus) => situacao === 'adiada' || situacao === 'encerrada';

const takesEnrolments = (
  { situacao, inscricoes_ate }: { situacao: OfferStatus; inscricoes_ate: CalendarDay },
  today: CalendarDay,
) => situacao !== 'cancelada' && !isPaused(situacao) && inscricoes_ate >= today;

const needsDate = () =>
  new BackendError(
    409,
    'TURMA_ADIADA',
    'Esta turma foi adiada e tem compradores. Marque a data em “Mudar dias, horário ou lugar”: eles são avisados, e as inscrições voltam com ela.',
  );

const isOver = () =>
  new BackendError(409, 'TURMA_TERMINADA', 'Esta turma já terminou: não há mais em que se inscrever.');
