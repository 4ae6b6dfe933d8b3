import type { Student } from '#/contract/purchasing/purchase.ts';
import { ageOn, findBirthDateProblem, isAdultOn, splitBirthDate } from '#/domain/person/birth-date.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { isOpenOffer } from '#/domain/catalogue/offer-status.ts';
import { offerClosed, refusedField } from '../purchase-errors.ts';
import type { OfferForSale } from './offer-for-sale-repository.ts';

/**
 * Who is invited from the waiting list has a seat of an offer that counts as sold out, and 24 hours even when
 * its last day is over meanwhile.
 * @throws 409 `TURMA_FECHADA` for an offer that can't be bought now, whatever its seats
 */
export function assertOnSale(
  { oferta, curso }: OfferForSale,
  now: Date,
  { invited }: { invited: boolean },
): void {
  if (oferta.tipo_oferta !== 'PAGO')
    throw offerClosed('Esta turma não é vendida: faça a inscrição gratuita.');
  if (curso.gestao_desempenho) throw offerClosed('A inscrição deste curso é feita em outra página.');
  if (invited && oferta.situacao === 'esgotada') return;
  const isOver = oferta.inscricoes_ate < calendarDay(now) && !invited;
  if (!isOpenOffer(oferta.situacao) || isOver) throw offerClosed();
}

/**
 * @throws 422 with `campos` when the birth date is none, or the student too young: for the offer on its first
 *   day, or to buy without a guardian today (PURCHASE-7)
 */
export function assertOldEnough({ oferta }: OfferForSale, { nascimento }: Student, now: Date): void {
  const today = calendarDay(now);
  const problem = findBirthDateProblem(splitBirthDate(nascimento), today);
  if (problem) throw refusedField('IDADE_INVALIDA', 'aluno.nascimento', problem);
  const minimum = oferta.idade_minima;
  if (minimum !== null && ageOn(nascimento, oferta.data_inicio) < minimum) {
    throw refusedField(
      'IDADE_MINIMA',
      'aluno.nascimento',
      `Para esta turma é preciso ter ${minimum} anos completos no início das aulas.`,
    );
  }
  if (!isAdultOn(nascimento, today)) {
    throw refusedField(
      'RESPONSAVEL_NECESSARIO',
      'aluno.nascimento',
      'Quem tem menos de 18 anos compra com um responsável, e esta compra ainda não está disponível pelo site. Fale com a gente para fazer a matrícula.',
    );
  }
}
