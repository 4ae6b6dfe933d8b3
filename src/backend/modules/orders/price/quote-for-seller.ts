import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOldEnough } from '#/backend/modules/seats/seat-rules.ts';
import type { Database } from '#/backend/db/database.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import { allowsInstallments } from '#/domain/sale/installments.ts';
import type { SettledPayment } from '#/domain/sale/assisted/assisted-terms.ts';
import { maxInstallments, type ShopForms, takesForm } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  boletoAfterStart,
  formUnavailable,
  installmentsUnavailable,
  soldOut,
  tooManyInstallments,
} from '../purchase-errors.ts';
import { priceOffer, type SalePrice } from './sale-price.ts';
import { assertOnSale } from './sale-rules.ts';

interface Wish {
  offerId: number;
  aluno: PersonForm | undefined;
  payment: SettledPayment | null;
  shop: ShopForms;
}

/**
 * Price of an offer for a seller's student; nothing is held.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_FECHADA`, `VAGAS_ESGOTADAS`, 422 for the student's age and
 * for a payment that the offer doesn't allow
 */
export async function quoteForSeller(
  db: Database,
  now: Date,
  { offerId, aluno, payment, shop }: Wish,
): Promise<SalePrice> {
  const sale = await findPublishedOffer(db, offerId);
  if (!sale) throw offerNotFound();
  assertOnSale(sale, now, { invited: false });
  if (sale.oferta.vagas_disponiveis === 0) throw soldOut();
  if (aluno) assertOldEnough(sale, aluno, now);
  if (payment) {
    const { forma, parcelas } = payment;
    if (!shop.forms.includes(forma)) throw formUnavailable();
    if (!allowsInstallments(forma, parcelas)) throw tooManyInstallments();
    const most = maxInstallments(forma, sale.oferta.parcelas_max, shop);
    if (parcelas > most) {
      throw installmentsUnavailable(
        most === 1 ? 'Paga em uma parcela só.' : `Pode ser paga em até ${most} parcelas.`,
      );
    }
    if (!takesForm(forma, sale.oferta, calendarDay(now))) throw boletoAfterStart();
  }
  return priceOffer(sale);
}
