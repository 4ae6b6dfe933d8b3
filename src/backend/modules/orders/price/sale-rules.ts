import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOtherPerson } from '#/backend/modules/seats/seat-rules.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { isOpenOffer } from '#/domain/catalogue/offer-status.ts';
import { offerClosed } from '../purchase-errors.ts';

/**
 * An invitation from the waiting list is valid for 24 hours even when the offer is sold out or its last day
 * is over.
 * @throws 409 `TURMA_FECHADA` for an offer that can't be bought now, whatever its seats
 */
export function assertOnSale(
  { oferta, curso }: PublishedOffer,
  now: Date,
  { invited }: { invited: boolean },
): void {
  if (oferta.tipo_oferta !== 'PAGO')
    throw offerClosed('Esta turma não é vendida: faça a inscrição gratuita.');
  if (curso.gestao_desempenho) throw offerClosed('A inscrição deste curso é feita em outra página.');
  if (invited && oferta.situacao === 'esgotada') return;
  const isOver = oferta.inscricoes_ate < localDay(now, oferta.fuso) && !invited;
  if (!isOpenOffer(oferta.situacao) || isOver) throw offerClosed();
}

/**
 * The guardian of a student who is under 18 today (PURCHASE-7); null for adults.
 * @throws 422 `RESPONSAVEL_NECESSARIO`, and `RESPONSAVEL_INVALIDO` for the student themselves
 */
export function requireGuardian(
  aluno: PersonForm,
  responsavel: PurchaseGuardian | undefined,
  now: Date,
): PurchaseGuardian | null {
  if (isAdultOn(aluno.nascimento, calendarDay(now))) return null;
  if (!responsavel) {
    throw refusedField(
      'RESPONSAVEL_NECESSARIO',
      'aluno.nascimento',
      'Quem tem menos de 18 anos compra com um responsável. Preencha os dados de quem vai aceitar o contrato e pagar.',
    );
  }
  assertOtherPerson(aluno, responsavel);
  return responsavel;
}

/**
 * The guardian's person when they make the purchase themselves; null for one who must be asked.
 * @throws 422 `RESPONSAVEL_MENOR` for a buyer under 18 who names themselves
 */
export function guardianPersonId(
  guardian: PurchaseGuardian | null,
  buyer: { id_pessoa: number; cpf: string | null; nascimento: string | null },
  now: Date,
): number | null {
  if (!guardian || buyer.cpf !== cpfDigits(guardian.cpf)) return null;
  if (buyer.nascimento === null || !isAdultOn(buyer.nascimento, calendarDay(now))) {
    throw refusedField('RESPONSAVEL_MENOR', 'responsavel.cpf', 'O responsável precisa ter 18 anos ou mais.');
  }
  return buyer.id_pessoa;
}
