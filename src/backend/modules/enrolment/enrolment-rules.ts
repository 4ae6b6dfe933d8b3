import { createHash } from 'node:crypto';
import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOtherPerson } from '#/backend/modules/seats/seat-rules.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { offerState } from '#/domain/catalogue/offer-status.ts';
import { incomeDeclaration, type DeclaredIncome } from '#/domain/enrolment/income-declaration.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { declarationChanged, enrolmentClosed } from './enrolment-errors.ts';

/**
 * An offer without a seat takes enrolments all the same: they wait (ENROLMENT-4).
 * @throws 409 `TURMA_FECHADA` for an offer that takes none now
 */
export function assertTakesEnrolments({ oferta, curso }: PublishedOffer, now: Date): void {
  if (oferta.tipo_oferta === 'PAGO') throw enrolmentClosed('A vaga desta turma é paga: faça a compra.');
  if (curso.gestao_desempenho) throw enrolmentClosed('A inscrição deste curso é feita em outra página.');
  const state = offerState(oferta, localDay(now, oferta.fuso));
  if (state !== 'aberta' && state !== 'esgotada' && state !== 'adiada') throw enrolmentClosed();
}

/**
 * The guardian of a student who is under 18 today (ENROLMENT-8); null for adults.
 * @throws 422 `RESPONSAVEL_NECESSARIO`, and `RESPONSAVEL_INVALIDO` for the student themselves
 */
export function requireNamedGuardian(
  aluno: PersonForm,
  responsavel: PurchaseGuardian | undefined,
  now: Date,
): PurchaseGuardian | null {
  if (isAdultOn(aluno.nascimento, calendarDay(now))) return null;
  if (!responsavel) {
    throw refusedField(
      'RESPONSAVEL_NECESSARIO',
      'aluno.nascimento',
      'Quem tem menos de 18 anos se inscreve com um responsável. Preencha os dados de quem responde por quem vai estudar.',
    );
  }
  assertOtherPerson(aluno, responsavel);
  return responsavel;
}

export interface Income {
  familiar: number;
  pessoas: number;
  versao: string;
}

/** Declared income for a grant (ENROLMENT-13). @throws 422 `RENDA_NECESSARIA`, 409 `DECLARACAO_MUDOU` */
export function requireIncome(income: Income | undefined): DeclaredIncome {
  if (!income)
    throw refusedField('RENDA_NECESSARIA', 'renda.familiar', 'Para pedir a bolsa, declare a renda da casa.');
  const { familiar, pessoas, versao } = income;
  if (versao !== incomeDeclaration.versao) throw declarationChanged();
  const sha256 = createHash('sha256').update(incomeDeclaration.texto).digest('hex');
  return { familiar_centavos: reaisToCents(familiar), pessoas, versao, sha256 };
}
