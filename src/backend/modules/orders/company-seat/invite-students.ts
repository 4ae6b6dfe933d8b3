import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { SEAT_MAIL_PAUSE_MS, SEAT_MAILS } from '#/domain/company/company-order.ts';
import { listSeats, renewSeries, type CompanySeatRow } from './company-seat-repository.ts';
import { receiverOf } from './seat-receiver.ts';

interface SeatOrder {
  readonly codigo: string;
  readonly id_pessoa: number;
}

/**
 * Sends each named student of a paid order who hasn't accepted, or their guardian, a link (COMPANY-5);
 * returns how many. Call it with the purchase locked.
 */
export async function inviteStudents(
  tx: Database,
  { codigo, id_pessoa }: SeatOrder,
  now: Date,
  posicao?: number,
): Promise<number> {
  const pauseFrom = new Date(now.getTime() - SEAT_MAIL_PAUSE_MS);
  const seats = await renewSeries(tx, codigo, { posicao, at: now, pauseFrom, most: SEAT_MAILS });
  for (const seat of seats) await writeToStudent(tx, 'vaga-da-empresa', { seat, id_pessoa }, now);
  return seats.length;
}

// SEAT-8
export async function notifyStudents(
  tx: Database,
  { codigo, id_pessoa }: SeatOrder,
  now: Date,
): Promise<void> {
  for (const seat of await listSeats(tx, codigo)) {
    if (seat.serie && !seat.encerrada_em)
      await writeToStudent(tx, 'turma-confirmada-da-empresa', { seat, id_pessoa }, now);
  }
}

/** Writes to the students of ended seats who had been invited. */
export async function notifyEndedStudents(
  tx: Database,
  { id_pessoa }: SeatOrder,
  seats: readonly CompanySeatRow[],
  now: Date,
): Promise<void> {
  for (const seat of seats) {
    if (seat.serie) await writeToStudent(tx, 'vaga-da-empresa-encerrada', { seat, id_pessoa }, now);
  }
}

async function writeToStudent(
  tx: Database,
  tipo: 'vaga-da-empresa' | 'turma-confirmada-da-empresa' | 'vaga-da-empresa-encerrada',
  { seat, id_pessoa }: { seat: CompanySeatRow; id_pessoa: number },
  now: Date,
): Promise<void> {
  const { nome, email } = receiverOf(seat);
  if (email === '') return;
  const dados = { codigo_compra: seat.codigo_compra, posicao: seat.posicao, nome };
  const sender = { personId: id_pessoa };
  await enqueueForThirdPerson(tx, { tipo, destinatario: email, dados, sender }, now);
}
