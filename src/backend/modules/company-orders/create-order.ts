import {
  type PublishedOffer,
  findPublishedOffer,
} from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import { becomeCompany } from '#/backend/modules/identity/login/become-company.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { findWaitingOrder, isDue } from '#/backend/modules/seats/hold.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { offerNotFound, purchaseUnderWay } from '#/backend/modules/seats/seat-errors.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { withoutIdleGuardian, type Company, type ListedStudent } from '#/domain/company/company-order.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import { cpfDigits, formatCpf } from '#/domain/person/cpf.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { assertMayHold, assertMayHoldSeats, assertNetworkMayHold } from '../checkout/purchase-limits.ts';
import { insertSeats } from '../orders/company-seat/company-seat-repository.ts';
import { expireDueHolds } from '../charges/end-hold.ts';
import { findInvoiceLimit } from '../billing/invoice/invoice-repository.ts';
import { priceOffer } from '../orders/price/sale-price.ts';
import { assertOnSale } from '../orders/price/sale-rules.ts';
import { keyReused, offerClosed } from '../orders/purchase-errors.ts';
import { onceByKey } from '../orders/purchase/once-by-key.ts';
import {
  findPurchaseByKey,
  insertPurchase,
  insertPurchaseEvent,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';
import { requireTermsInForce } from '../orders/terms/accept-terms.ts';
import type { TermsRow } from '../orders/terms/terms-repository.ts';
import { assertMayStudy } from './check-students.ts';

/** More than an amount of money may be in the books, in cents. */
const MOST_CENTS = 2_000_000_000;

export interface OrderIntent {
  personId: number;
  loginId: number;
  /** The Idempotency-Key: the same one never makes a second order. */
  key: string;
  offerId: number;
  empresa: Company;
  vagas: number;
  alunos: readonly ListedStudent[];
  ip: string | null;
}

/**
 * Holds all seats of a company's order for 30 minutes by one statement, or none, as one purchase with one
 * price (COMPANY-1). The key returns the order it made, also when sent many times at once.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_FECHADA`, `VAGAS_INSUFICIENTES`, `COMPRA_EM_ANDAMENTO`,
 * `MUITAS_RESERVAS`, `MUITAS_VAGAS_SEM_PAGAR`,
 * 422 with `campos` for seats and students, `CHAVE_JA_USADA`, 429 as of a purchase
 */
export async function createCompanyOrder(
  db: Database,
  payments: Payments,
  intent: OrderIntent,
): Promise<PurchaseRow> {
  return sameIntent(await onceByKey(db, intent, () => makeOrder(db, payments, intent)), intent);
}

async function makeOrder(db: Database, payments: Payments, intent: OrderIntent): Promise<PurchaseRow> {
  const { now } = payments;
  const { personId, offerId } = intent;
  if (intent.vagas < intent.alunos.length) {
    throw refusedField('VAGAS_INVALIDAS', 'vagas', 'Há mais pessoas na lista do que vagas no pedido.');
  }
  const sale = await findPublishedOffer(db, offerId);
  if (!sale) throw offerNotFound();
  assertOnSale(sale, now, { invited: false });
  if (sale.curso.programa)
    throw offerClosed('Programas são vendidos a pessoas, uma por compra. Peça as turmas de cada curso.');
  await assertMayStudy(db, { personId, sale, students: intent.alunos, now });
  const waiting = await findWaitingOrder(db, personId, offerId);
  if (waiting?.chave_idempotencia === intent.key) return waiting;
  if (waiting && !isDue(waiting, now)) throw purchaseUnderWay(waiting.codigo, waiting.estado);
  if (waiting) await expireDueHolds(db, payments, { codigo: waiting.codigo });
  const terms = await requireTermsInForce(db, now);

  if (!(await placeOrder(db, { intent, sale, terms, now }))) {
    const freed =
      (await expireDueHolds(db, payments, { offerId })) + (await expireDueInvitations(db, now, offerId));
    if (freed === 0 || !(await placeOrder(db, { intent, sale, terms, now })))
      throw await tooFewSeats(db, offerId);
  }
  const made = await findPurchaseByKey(db, personId, intent.key);
  if (made) return made;
  const other = await findWaitingOrder(db, personId, offerId);
  throw other ? purchaseUnderWay(other.codigo, other.estado) : await tooFewSeats(db, offerId);
}

interface Order {
  intent: OrderIntent;
  sale: PublishedOffer;
  terms: TermsRow;
  now: Date;
}

class NoSeatsError extends Error {}

/** Everything or nothing: order, seats, students. False when there aren't as many seats. */
async function placeOrder(db: Database, { intent, sale, terms, now }: Order): Promise<boolean> {
  const { personId, offerId, vagas: seats } = intent;
  try {
    await withPersonLocked(db, personId, async (tx, person) => {
      if (await findPurchaseByKey(tx, personId, intent.key)) return;
      await assertMayHold(tx, { personId, offerId }, now);
      const cnpj = cnpjCharacters(intent.empresa.cnpj);
      const isTrusted = (await findInvoiceLimit(tx, personId, cnpj)) !== undefined;
      await assertMayHoldSeats(tx, { personId, seats, isTrusted }, now);
      const contact = await findContact(tx, personId);
      const price = priceOffer(sale);
      if (price.original * seats > MOST_CENTS) {
        throw refusedField(
          'VAGAS_INVALIDAS',
          'vagas',
          'O pedido passa do valor que o site aceita: divida em dois.',
        );
      }
      const made = await insertPurchase(tx, {
        codigo: ulid(now.getTime()),
        id_pessoa: personId,
        id_oferta: offerId,
        chave_idempotencia: intent.key,
        pedido_sha256: hashOrder(intent),
        rede: intent.ip === null ? null : networkOf(intent.ip),
        estado: 'AGUARDANDO_ACEITE',
        aluno: {
          nome: person.nome,
          cpf: formatCpf(person.cpf ?? ''),
          nascimento: person.nascimento ?? '',
          telefone: formatPhone(person.telefones[0] ?? ''),
          email: contact?.email ?? '',
        },
        vagas: seats,
        empresa: intent.empresa,
        preco_original_centavos: price.original * seats,
        desconto_centavos: price.discount * seats,
        total_centavos: price.total * seats,
        contrato_versao: terms.versao,
        contrato_sha256: terms.sha256,
        vaga_retida: true,
        reserva_expira_em: pixEnd(now),
        criado_em: now,
      });
      if (!made) return;
      await insertPurchaseEvent(tx, {
        codigo_compra: made.codigo,
        estado: made.estado,
        detalhe: seats === 1 ? '1 vaga' : `${seats} vagas`,
        em: now,
      });
      await insertSeats(tx, listSeats(made.codigo, intent, calendarDay(now)));
      await becomeCompany(tx, intent.loginId);
      if (!(await holdSeat(tx, { personId, offerId, seats, deadlineAt: now, now }))) throw new NoSeatsError();
      if (made.rede) await assertNetworkMayHold(tx, { network: made.rede, offerId }, now);
    });
    return true;
  } catch (error) {
    if (error instanceof NoSeatsError) return false;
    throw error;
  }
}

function listSeats(codigo_compra: string, { vagas, alunos }: OrderIntent, today: CalendarDay) {
  return Array.from({ length: vagas }, (_, index) => {
    const named = alunos[index];
    const aluno = named ? withoutIdleGuardian(named, today) : null;
    return { codigo_compra, posicao: index + 1, aluno, cpf: aluno && cpfDigits(aluno.cpf), envios: 0 };
  });
}

function hashOrder({ offerId, empresa, vagas, alunos }: OrderIntent): string {
  const students = alunos.map(({ nome, cpf, nascimento, email, responsavel: guardian }) => [
    nome,
    cpf,
    nascimento,
    email,
    ...(guardian ? [guardian.nome, guardian.cpf, guardian.email] : []),
  ]);
  const wish = ['empresa', offerId, empresa.cnpj, empresa.razao_social, vagas, students];
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex');
}

function sameIntent(purchase: PurchaseRow, intent: OrderIntent): PurchaseRow {
  if (purchase.pedido_sha256 !== hashOrder(intent)) throw keyReused();
  return purchase;
}

async function tooFewSeats(db: Database, offerId: number): Promise<BackendError> {
  const left = (await findPublishedOffer(db, offerId))?.oferta.vagas_disponiveis ?? 0;
  const message =
    left === 0
      ? 'As vagas desta turma acabaram.'
      : left === 1
        ? 'Esta turma tem só 1 vaga livre.'
        : `Esta turma tem só ${left} vagas livres.`;
  return new BackendError(409, 'VAGAS_INSUFICIENTES', message, { vagas: [message] });
}
