import { isDeepStrictEqual } from 'node:util';
import { refusedField } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import {
  type LockedOffer,
  lockOfferTimes,
  type OfferTimes,
  setOfferTimes,
} from '#/backend/modules/orders/agreement/offer-times-repository.ts';
import { tellOfChangedOffer } from '#/backend/modules/enrolment/enqueue-enrolment-notification.ts';
import { askForNewAcceptances } from './ask-for-new-acceptance.ts';

export interface StaffAct {
  now: Date;
  loginId: number;
  requestId: string;
  /** Runs once the offer was changed; what it returns is recorded, what it throws undoes all. */
  confirm?: (tx: Database, change: TimesChange) => Promise<Record<string, unknown> & { recado?: string }>;
}

type TimesToSet = Partial<Omit<OfferTimes, 'inscricoes_ate' | 'situacao'>>;
export interface TimesChange {
  antes: OfferTimes;
  depois: OfferTimes;
}

/**
 * Changes days, hours or place of an offer and requests a new acceptance from its buyers (ACCEPTANCE-1).
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 422 with `campos` when the last day is before the first
 */
export function changeOfferTimes(
  db: Database,
  offerId: number,
  times: TimesToSet | ((tx: Database) => Promise<TimesToSet>),
  act: StaffAct,
): Promise<void> {
  return changeAndAsk(db, { offerId, acao: 'ALTEROU_TURMA', act }, async (tx) =>
    moveOffer(tx, offerId, typeof times === 'function' ? await times(tx) : times),
  );
}

interface ChangeToAsk {
  offerId: number;
  acao: AuditedAct;
  act: StaffAct;
}

/** Changes an offer, records that and writes to free enrolments at once, then asks its buyers. */
export async function changeAndAsk(
  db: Database,
  { offerId, acao, act: { now, loginId, requestId, confirm } }: ChangeToAsk,
  change: (tx: Database) => Promise<TimesChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await change(tx);
    const confirmed = await confirm?.(tx, changed);
    await recordAct(tx, {
      acao,
      loginId,
      personId: null,
      objeto: `turma ${offerId}`,
      requestId,
      dados: { ...changed, ...confirmed },
      at: now,
    });
    if (changesTimes(changed))
      await tellOfChangedOffer(tx, offerId, { recado: confirmed?.recado ?? '', at: now });
  });
  await askForNewAcceptances(db, now, offerId);
}

export const changesTimes = ({ antes, depois }: TimesChange) => !isDeepStrictEqual(antes, depois);

/** Moves an offer without asking its buyers. Returns what was and is. @throws as {@link changeOfferTimes} */
export async function moveOffer(tx: Database, offerId: number, times: TimesToSet): Promise<TimesChange> {
  const locked = await lockOfferTimes(tx, offerId);
  if (!locked) throw offerNotFound();
  const { times: antes } = locked;
  const depois = { ...antes, ...times, situacao: situationOf(locked) };
  if (depois.data_fim < depois.data_inicio)
    throw refusedField('DATAS_INVALIDAS', 'data_fim', 'A turma não pode terminar antes de começar.');
  await setOfferTimes(tx, offerId, depois);
  return { antes, depois };
}

/** New days end a postponement. */
const situationOf = ({ times: { situacao }, confirmada_em }: LockedOffer) =>
  situacao !== 'adiada' ? situacao : confirmada_em ? 'confirmada' : 'em-aberto';
