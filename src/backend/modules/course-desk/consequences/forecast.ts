import { createHash } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import {
  listToBeAsked,
  listToBeReassured,
} from '#/backend/modules/checkout/new-acceptance/ask-for-new-acceptance.ts';
import {
  changesTimes,
  type TimesChange,
} from '#/backend/modules/checkout/new-acceptance/change-offer-times.ts';
import { sumLeftToGiveBack } from '#/backend/modules/refunds/give-back.ts';
import type {
  LeavingForecast,
  MovingForecast,
  OfferPeople,
} from '#/contract/catalogue/offer-consequences.ts';
import { lastDayToAnswer } from '#/domain/sale/agreement/new-acceptance.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { orderKind, type OrderKind } from '#/domain/sale/order/order-kind.ts';
import { isPaidByBuyer, leavingOf } from '#/domain/sale/refund/leaving-offer.ts';
import { choiceEnd, lastDayOfChoice } from '#/domain/sale/refund/offer-choice.ts';
import { countOthersIn, listOrdersIn, type OrderIn, type OthersIn } from './consequences-repository.ts';

export interface Forecast<Numbers> {
  numbers: Numbers;
  /** Another one once anything of it is different. */
  key: string;
}

const keyOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

/** What becomes of whom when the offer is cancelled now, by the rules that then act (REFUND-11). */
export async function forecastLeaving(
  db: Database,
  now: Date,
  offerId: number,
): Promise<Forecast<LeavingForecast> & { people: OfferPeople }> {
  const orders = await listOrdersIn(db, offerId);
  const others = await countOthersIn(db, offerId, now);
  const leaving = orders.map((order) => ({ ...order, leaving: leavingOf(order, order.isErased) }));
  const count = (which: (typeof leaving)[number]['leaving']) =>
    leaving.filter((order) => order.leaving === which).length;
  const writtenTo = orders.filter(({ isErased }) => !isErased).length;
  const { inscricoes, fila } = others;
  const paid = leaving.filter((order) => order.leaving !== 'ENDS');
  return {
    people: countPeople(orders, others),
    numbers: {
      escolhem: count('CHOOSES'),
      escolhem_ate: lastDayOfChoice(choiceEnd(now)),
      devolvidas: count('GIVEN_BACK'),
      terminam: count('ENDS'),
      inscricoes,
      fila,
      devolve_no_maximo: await sumOfAll(db, paid),
      mensagens: writtenTo + inscricoes + fila,
    },
    key: keyOf([leaving.map((order) => [order.codigo, order.leaving]), inscricoes, fila]),
  };
}

/** Whom an offer that was moved, in this transaction, asks to accept that (ACCEPTANCE-1). */
export async function forecastMoving(
  tx: Database,
  now: Date,
  offerId: number,
  change: TimesChange,
): Promise<Forecast<MovingForecast>> {
  const asked = new Set(await listToBeAsked(tx, now, offerId));
  const all = await listOrdersIn(tx, offerId);
  const orders = all.filter(({ codigo }) => asked.has(codigo));
  const reassured = new Set(await listToBeReassured(tx, now, offerId));
  const writtenTo = all.filter(({ codigo }) => asked.has(codigo) || reassured.has(codigo));
  const { inscricoes, fila } = await countOthersIn(tx, offerId, now);
  const [first, second] = [change.antes.data_inicio, change.depois.data_inicio];
  return {
    numbers: {
      aceitam: orders.length,
      nao_perguntadas: all.length - writtenTo.length,
      inscricoes,
      fila,
      responder_ate: lastDayToAnswer(first > second ? first : second),
      devolve_no_maximo: await sumOfAll(tx, orders.filter(isPaidByBuyer)),
      mensagens:
        writtenTo.filter(({ isErased }) => !isErased).length + (changesTimes(change) ? inscricoes : 0),
    },
    key: keyOf([
      change,
      inscricoes,
      [...reassured],
      orders.map((order) => [order.codigo, isPaidByBuyer(order)]),
    ]),
  };
}

async function sumOfAll(db: Database, orders: readonly OrderIn[]): Promise<number> {
  let cents = 0;
  for (const { codigo } of orders) cents += await sumLeftToGiveBack(db, codigo);
  return centsToReais(cents);
}

function countPeople(orders: readonly OrderIn[], others: OthersIn): OfferPeople {
  const of = (kind: OrderKind) =>
    orders.filter((order) => orderKind({ ...order, total: order.total_centavos }) === kind);
  const bought = of('BOUGHT');
  const companies = of('COMPANY');
  const programmes = orders.filter(({ ofProgramme }) => ofProgramme).length;
  return {
    pagas: bought.filter(isPaidByBuyer).length,
    nao_pagas: bought.filter((order) => !isPaidByBuyer(order)).length,
    gratuitas: of('FREE').length,
    bolsas: of('GRANT').length,
    empregador: of('EMPLOYER').length,
    empresas: companies.length,
    vagas_de_empresas: companies.reduce((sum, { vagas }) => sum + vagas, 0),
    ...others,
    ...(programmes > 0 && { programas: programmes }),
  };
}
