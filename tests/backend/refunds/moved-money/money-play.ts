import { eq } from 'drizzle-orm';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { providerMoves } from '#/backend/db/schema/ledger.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { cardTries } from '#/backend/db/schema/purchasing.ts';
import { followCancelledOffers } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { listOpenMatters } from '#/backend/modules/finance/finance-repository.ts';
import { checkReceipt, registerReceipt } from '#/backend/modules/finance/refund-by-hand.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import { checkMoney, checkMoneyOf } from '#/backend/modules/refunds/check-money.ts';
import { keepMoney } from '#/backend/modules/refunds/keep-money.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { listRefundsOf, newestOfParts } from '#/backend/modules/refunds/refund-repository.ts';
import { type MoneyReport, providerOf } from '#/backend/payments/payment-provider.ts';
import { writePixAmount } from '#/backend/payments/pix-amount.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { accountBalances } from '../../../support/backend/money-of.ts';
import { addOffer } from '../../../support/catalogue-data.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';
import type { MoneyHistory, MoneyStep } from './history-steps.ts';
import type { ProviderShop } from './provider-shop.ts';

const hour = 3_600_000;
const SEATS = 5;
const PRICE = 100_000;
const debts: ReadonlySet<string> = new Set(['DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER']);

export class MoneyPlay {
  readonly #shop: ProviderShop;
  readonly #offer: number;
  readonly #form: MoneyHistory['form'];
  readonly #isSlow: boolean;
  readonly #buyer: Buyer;
  #codigo = '';
  /** By which the provider knows the payment: its own id, and at Mercado Pago the charge's. */
  #id = '';
  #reference = '';
  #old: { report: MoneyReport; readAt: Date } | undefined;

  constructor(shop: ProviderShop, buyer: Buyer, offer: number, { form, isSlow }: MoneyHistory) {
    this.#shop = shop;
    this.#buyer = buyer;
    this.#offer = offer;
    this.#form = form;
    this.#isSlow = isSlow;
  }

  async open(): Promise<void> {
    const { db, bank, psp } = this.#shop;
    psp.refundsCome = this.#isSlow ? 'in_process' : 'approved';
    const id_oferta = this.#offer;
    const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
    const seats = { vagas_total: SEATS, vagas_disponiveis: SEATS };
    await addOffer(db, { id_produto: 1, id_oferta, ...seats, ...days });
    if (this.#form === 'pix') {
      const { txid, codigo_compra } = await this.#buyer.openPix(id_oferta);
      this.#codigo = codigo_compra;
      this.#id = bank.pay(txid);
      this.#reference = txid;
      await this.#notify();
      return;
    }
    if (this.#form === 'boleto') {
      const { codigo_compra, boletos } = await this.#buyer.openBoleto(id_oferta);
      this.#codigo = codigo_compra;
      this.#reference = boletos[0]!.referencia;
      psp.decide(this.#reference, { status: 'approved', status_detail: 'accredited' });
      this.#id = String(psp.paymentOf(this.#reference).id);
      await this.#notify();
      return;
    }
    const { codigo } = await this.#buyer.accept(await this.#buyer.buy(id_oferta));
    await this.#buyer.tryCard(codigo, psp.type());
    const [card] = await db.select().from(cardTries).where(eq(cardTries.codigo_compra, codigo));
    this.#codigo = codigo;
    this.#reference = card!.txid;
    this.#id = String(psp.paymentOf(card!.txid).id);
  }

  async take({ act, pick }: MoneyStep): Promise<void> {
    const { db, backend } = this.#shop;
    const payments = this.#shop.payments();
    switch (act) {
      case 'withdraw':
        await this.#buyer.tryWithdraw(this.#codigo);
        return;
      case 'cancel-offer':
        await db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, this.#offer));
        await followCancelledOffers(db, payments);
        return;
      case 'choose-money':
        await this.#buyer.tryChoose(this.#codigo, { tipo: 'DINHEIRO' });
        return;
      case 'name-key':
        await this.#buyer.tryRedirect(this.#codigo, {
          tipo: 'pix',
          tipo_chave: 'cpf',
          chave: this.#buyer.student.cpf,
        });
        return;
      case 'pay-by-hand':
        return this.#payByHand();
      case 'notice':
        return this.#notify();
      case 'notice-twice':
        await Promise.all([this.#notify(), this.#notify()]);
        return;
      case 'old-reading': {
        const report = await providerOf(payments, this.#form).findMoney(this.#id);
        const known = this.#old;
        this.#old = report && { report, readAt: payments.now };
        const provedor = providerOf(payments, this.#form).name;
        if (known)
          await keepMoney(db, { provedor, endToEndId: this.#id, readAt: known.readAt }, known.report);
        return;
      }
      case 'check':
        return checkMoney(db, payments);
      case 'reconcile':
        await reconcilePayments(db, payments, backend.services.log);
        return;
      case 'send-refunds':
        await sendRefunds(db, payments, this.#codigo);
        return;
      case 'wait':
        backend.moveBusinessClock((1 + (pick % 40)) * hour);
        return;
      default:
        return this.#form === 'pix' ? this.#atBank(act, pick) : this.#atPsp(act, pick);
    }
  }

  async #payByHand(): Promise<void> {
    const { db } = this.#shop;
    const now = this.#shop.payments().now;
    const debt = (await this.#matters()).find(({ tipo }) => debts.has(tipo));
    if (!debt) return;
    const people = await db.select({ id: logins.id_login }).from(logins).orderBy(logins.id_login).limit(2);
    const [maker, checker] = people.map(({ id }) => ({ loginId: id, requestId: 'history', now }));
    const receipt = {
      id: debt.referencia,
      comprovante: 'E2045',
      nota: 'Transferência',
      pago_em: calendarDay(now),
    };
    await registerReceipt(db, maker!, receipt);
    const made = (await this.#matters()).find(({ tipo }) => tipo === 'DEVOLUCAO_A_FAZER');
    await checkReceipt(db, checker!, { id: made!.referencia, aceito: true });
  }

  async #matters() {
    const { rows } = await listOpenMatters(this.#shop.db, this.#shop.payments().now, 1, 10_000);
    return rows.filter(({ codigo_compra }) => codigo_compra === this.#codigo);
  }

  #part(pick: number): number {
    const left = Math.floor(this.#left() / 100);
    return Math.min(left, 1 + pick);
  }

  #left(): number {
    const { bank, psp } = this.#shop;
    return this.#form === 'pix' ? bank.left(this.#id) : Math.round(psp.left(this.#reference) * 100);
  }

  #atBank(act: MoneyStep['act'], pick: number): void {
    const { bank } = this.#shop;
    const { devolucoes } = bank.payments.get(this.#id)!;
    const end = (isMed: boolean, status: 'DEVOLVIDO' | 'NAO_REALIZADO') => {
      for (const refund of devolucoes) {
        const fits = (refund.natureza ?? 'ORIGINAL').startsWith('MED') === isMed;
        if (fits && refund.status === 'EM_PROCESSAMENTO') refund.status = status;
      }
    };
    const left = bank.left(this.#id);
    if (act === 'partial-refund' && left >= 100)
      bank.takeBack(this.#id, writePixAmount(this.#part(pick) * 100));
    if (act === 'full-refund' && left > 0) bank.takeBack(this.#id, writePixAmount(left));
    if (act === 'dispute' && left > 0)
      bank.takeBack(
        this.#id,
        writePixAmount(pick % 2 === 0 ? left : this.#part(pick) * 100 || left),
        'MED_FRAUDE',
        'EM_PROCESSAMENTO',
      );
    if (act === 'win') end(true, 'NAO_REALIZADO');
    if (act === 'lose') end(true, 'DEVOLVIDO');
    if (act === 'settle-refunds') end(false, 'DEVOLVIDO');
    if (act === 'refuse-refunds') end(false, 'NAO_REALIZADO');
    if (act === 'lose-answer') bank.failNext(new RegExp(`PUT .*${this.#id}/devolucao`), { kind: 'garbage' });
  }

  #atPsp(act: MoneyStep['act'], pick: number): void {
    const { psp } = this.#shop;
    const payment = psp.paymentOf(this.#reference);
    const isApproved = payment.status === 'approved' && this.#left() > 0;
    const isDisputed = payment.status === 'in_mediation' || payment.status_detail === 'in_process';
    const own = psp.refunds.filter(({ payment_id }) => payment_id === payment.id);
    const end = (status: 'approved' | 'rejected') => {
      for (const refund of own) if (refund.status === 'in_process') refund.status = status;
    };
    const isUnderWay = own.some(({ status }) => status === 'in_process');
    if (act === 'partial-refund' && isApproved && this.#left() >= 100)
      psp.giveBack(this.#reference, this.#part(pick));
    if (act === 'full-refund' && isApproved) psp.giveBack(this.#reference);
    if (act === 'dispute' && isApproved && !isUnderWay)
      psp.dispute(this.#reference, pick % 2 === 0 ? 'in_mediation' : 'charged_back');
    if (act === 'win' && isDisputed) psp.dispute(this.#reference, 'won');
    if (act === 'lose' && isDisputed) psp.dispute(this.#reference, 'settled');
    if (act === 'reimburse' && payment.status_detail === 'settled')
      psp.dispute(this.#reference, 'reimbursed');
    if (act === 'fee' && payment.fee_details.length === 0) psp.takeFee(this.#reference, 1 + (pick % 50));
    if (act === 'settle-refunds') end('approved');
    if (act === 'refuse-refunds') end('rejected');
    if (act === 'lose-answer')
      psp.failNext(new RegExp(`POST /v1/payments/${this.#id}/refunds`), { kind: 'garbage' });
  }

  async #notify(): Promise<void> {
    const { bank, psp, publicUrl, backend } = this.#shop;
    const status =
      this.#form === 'pix'
        ? await bank.notify([this.#id])
        : await psp.notify(publicUrl, this.#id, { at: backend.now().getTime() });
    // Two at once may meet the same row: the provider then repeats it.
    if (status !== 200 && status !== 503) throw new Error(`a webhook brought ${status}`);
  }

  /** The providers decide what is under way, and the shop does its jobs for some days. */
  async settle(): Promise<void> {
    const { db, backend } = this.#shop;
    const provedor = providerOf(this.#shop.payments(), this.#form).name;
    for (let day = 0; day < 3; day++) {
      await this.take({ act: 'settle-refunds', pick: 0 });
      backend.moveBusinessClock(25 * hour);
      await followCancelledOffers(db, this.#shop.payments());
      await sendRefunds(db, this.#shop.payments(), this.#codigo);
      await checkMoneyOf(db, this.#shop.payments(), { provedor, endToEndId: this.#id });
    }
  }

  /**
   * Where the provider, the books and the order disagree, and the finance team has less or more than one
   * matter of it.
   */
  async validate(): Promise<string[]> {
    const { db } = this.#shop;
    const codigo = this.#codigo;
    const rows = newestOfParts(await listRefundsOf(db, [codigo]));
    const moves = (
      await db.select().from(providerMoves).where(eq(providerMoves.codigo_compra, codigo))
    ).filter(({ status }) => status !== 'DESFEITO');
    const matters = await this.#matters();
    const { estado, historico } = await this.#buyer.purchase(codigo);
    const accounts = await accountBalances(db, codigo);
    const sum = (chosen: { centavos: number | null }[]) =>
      chosen.reduce((total, { centavos }) => total + (centavos ?? 0), 0);
    const cents = (chosen: typeof rows) => sum(chosen.map((row) => ({ centavos: row.valor_centavos })));
    const given = rows.filter(({ status }) => status === 'DEVOLVIDO');
    const fees = sum(moves.filter(({ tipo }) => tipo === 'TARIFA'));
    const held = sum(moves.filter(({ status }) => status === 'ABERTO'));
    const gone = sum(moves.filter(({ status, tipo }) => status === 'FEITO' && tipo !== 'TARIFA'));
    const atProvider = PRICE - cents(given.filter((row) => row.saiu_por === null)) - gone - held - fees;
    const fieldErrors: string[] = [];
    if (atProvider !== this.#left())
      fieldErrors.push(`${this.#left()} cents at the provider, ${atProvider} here`);
    if ((accounts['CONTESTADO'] ?? 0) !== held) fieldErrors.push('CONTESTADO isn’t what is held back');
    if ((estado === 'MATRICULADA') !== ((await freeSeats(db, this.#offer)) === SEATS - 1))
      fieldErrors.push(`the seat of a purchase that is ${estado}`);
    if (estado === 'MATRICULADA' && cents(given) + gone >= PRICE)
      fieldErrors.push('studies without having paid');

    const waiting = rows.filter(({ status, a_mao_desde }) => status === 'EM_PROCESSAMENTO' && !a_mao_desde);
    if (waiting.length > 0 && held === 0) fieldErrors.push('a refund that never ends');
    if (estado === 'TURMA_CANCELADA' && rows.length === 0) return fieldErrors;

    const isMatterOf = (move: (typeof moves)[number]) => (matter: (typeof matters)[number]) =>
      matter.referencia === `${move.provedor} ${move.id_movimento}`;
    const undecided = moves.filter(({ status }) => status === 'ABERTO');
    for (const move of undecided) {
      const own = matters.filter(isMatterOf(move));
      if (own.length !== 1 || own[0]!.centavos !== move.centavos)
        fieldErrors.push(`${move.centavos} cents are held back: ${own.length} matters`);
    }
    const decided = matters.filter((matter) => !undecided.some((move) => isMatterOf(move)(matter)));
    const lost = decided.filter((matter) => moves.some((move) => isMatterOf(move)(matter)));
    const owed = decided.filter((matter) => !lost.includes(matter));
    // Above zero the buyer is owed, below the shop lacks it.
    const isReported = sum(owed) + cents(waiting) - sum(lost);
    const expected = (estado === 'MATRICULADA' ? 0 : PRICE) - cents(given) - gone;
    const endedByBank =
      estado === 'ESTORNADA' && historico.at(-2)?.estado === 'MATRICULADA' && expected === 0;
    if (endedByBank) {
      if (matters.length !== 1 && undecided.length === 0)
        fieldErrors.push(`the bank ended the enrolment: ${matters.length} matters`);
    } else if (isReported !== expected) {
      fieldErrors.push(`${expected} cents of a purchase that is ${estado}: finance reads of ${isReported}`);
    }
    if (owed.length > 0 && lost.length > 0)
      fieldErrors.push('one difference is told as a debt and as a loss');
    return fieldErrors;
  }
}
