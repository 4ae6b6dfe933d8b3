import {
  type PublishedOffer,
  findPublishedOffer,
} from '#/backend/modules/catalogue/course/find-published-offer.ts';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { isWaiting, stateAt } from '#/backend/modules/seats/hold.ts';
import {
  companySeatSchema,
  type CompanySeat,
  type CompanySeats,
} from '#/contract/purchasing/company-order.ts';
import {
  SEAT_MAIL_PAUSE_MS,
  SEAT_MAILS,
  withoutIdleGuardian,
  type ListedStudent,
  type SeatState,
} from '#/domain/company/company-order.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { localDay } from '#/domain/time/local-time.ts';
import {
  findSeat,
  listSeats,
  nameSeatOf,
  type CompanySeatRow,
} from '../orders/company-seat/company-seat-repository.ts';
import { inviteStudents } from '../orders/company-seat/invite-students.ts';
import { purchaseNotFound, tooManySeatMails } from '../orders/purchase-errors.ts';
import {
  findPurchaseMadeBy,
  lockPurchase,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';
import { assertMayStudy } from './check-students.ts';

const studentSchema = v.unwrap(companySeatSchema.entries.aluno);

/** @throws 404 `COMPRA_NAO_ENCONTRADA` to all but who made the order (COMPANY-4) */
export async function getCompanySeats(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
): Promise<CompanySeats> {
  const { purchase, sale } = await requireOrder(db, personId, codigo);
  const seats = await listSeats(db, codigo);
  const isPaid = isSeatPaid(purchase.estado);
  return {
    pode_nomear: mayName(purchase, sale, now),
    vagas: seats.map((seat) => describeSeat(seat, isPaid)),
  };
}

/**
 * Names the student of a seat until the offer begins (COMPANY-4); in a paid order the student is notified.
 * @throws 404, 409 `VAGA_NAO_NOMEAVEL`, 422 with `campos`, 429 `MUITOS_ENVIOS`
 */
export async function nameCompanySeat(
  db: Database,
  now: Date,
  personId: number,
  { codigo, posicao, aluno }: { codigo: string; posicao: number; aluno: ListedStudent },
): Promise<void> {
  const { sale } = await requireOrder(db, personId, codigo);
  await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const cpf = cpfDigits(aluno.cpf);
    const seat = await findSeat(tx, codigo, posicao);
    if (!seat) throw purchaseNotFound();
    const students = seat.cpf === cpf ? [] : [aluno];
    if (!mayName(purchase, sale, now)) throw notNameable();
    await assertMayStudy(tx, { personId, sale, students, now, field: () => 'aluno' });
    const named = await nameSeatOf(tx, seat, { aluno: withoutIdleGuardian(aluno, calendarDay(now)), cpf });
    if (!named) throw notNameable();
    // Rolls back: a student who can't be notified must not get the seat.
    if (isSeatPaid(purchase.estado) && (await inviteStudents(tx, purchase, now, posicao)) === 0) {
      throw tooManySeatMails(null, now);
    }
  });
}

/**
 * Sends a student a new link (COMPANY-5).
 * @throws 404, 409 `VAGA_SEM_CONVITE`, 429 `MUITOS_ENVIOS`
 */
export async function resendSeatLink(
  db: Database,
  now: Date,
  personId: number,
  { codigo, posicao }: { codigo: string; posicao: number },
): Promise<void> {
  await requireOrder(db, personId, codigo);
  await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const seat = await findSeat(tx, codigo, posicao);
    if (!seat) throw purchaseNotFound();
    if (!isSeatPaid(purchase.estado) || seat.cpf === null || seat.aceite_em || seat.encerrada_em)
      throw seatWithoutInvitation();
    if ((await inviteStudents(tx, purchase, now, posicao)) === 0) {
      throw tooManySeatMails(nextMailAt(seat), now);
    }
  });
}

async function requireOrder(
  db: Database,
  personId: number,
  codigo: string,
): Promise<{ purchase: PurchaseRow; sale: PublishedOffer }> {
  const purchase = await findPurchaseMadeBy(db, personId, codigo);
  const sale = purchase?.empresa && (await findPublishedOffer(db, purchase.id_oferta));
  if (!purchase || !sale) throw purchaseNotFound();
  return { purchase, sale };
}

function mayName(purchase: PurchaseRow, { oferta }: PublishedOffer, now: Date): boolean {
  const estado = stateAt(purchase, now);
  return (isWaiting(estado) || isSeatPaid(estado)) && localDay(now, oferta.fuso) < oferta.data_inicio;
}

function describeSeat(seat: CompanySeatRow, isPaid: boolean): CompanySeat {
  const estado = seatState(seat);
  return {
    posicao: seat.posicao,
    estado,
    aluno: seat.aluno && v.parse(studentSchema, storedObject(seat.aluno)),
    aceite_em: seat.aceite_em?.toISOString() ?? null,
    reenviar_em: isPaid && estado === 'CONVIDADA' ? (nextMailAt(seat)?.toISOString() ?? null) : null,
  };
}

function seatState({ aluno, serie, aceite_em, encerrada_em }: CompanySeatRow): SeatState {
  if (encerrada_em) return 'ENCERRADA';
  if (aceite_em) return 'ACEITA';
  if (!aluno) return 'LIVRE';
  return serie ? 'CONVIDADA' : 'NOMEADA';
}

function nextMailAt({ envios, enviado_em }: CompanySeatRow): Date | null {
  return enviado_em && envios < SEAT_MAILS ? new Date(enviado_em.getTime() + SEAT_MAIL_PAUSE_MS) : null;
}

const notNameable = () =>
  new BackendError(409, 'VAGA_NAO_NOMEAVEL', 'Esta vaga já foi aceita ou encerrada, ou a turma já começou.');

const seatWithoutInvitation = () =>
  new BackendError(409, 'VAGA_SEM_CONVITE', 'Esta vaga não espera por um aceite.');
