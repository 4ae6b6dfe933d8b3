import { randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import {
  simulatedBankCardCharges,
  simulatedBankCharges,
  simulatedBankWebhooks,
  simulatedBankPayments,
} from '#/backend/db/schema/simulated-bank.ts';
import { approveCard } from '#/backend/modules/simulated-bank/card/decide-card.ts';
import { tokeniseCard } from '#/backend/modules/simulated-bank/card/tokenise-card.ts';
import { insertBankPayment } from '#/backend/modules/simulated-bank/charge-repository.ts';
import { makePaymentId, payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { writePixAmount } from '#/backend/payments/pix-amount.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { OfferChoice } from '#/contract/purchasing/choice.ts';
import type { GuardianRequest } from '#/contract/purchasing/guardian.ts';
import { bankActions } from '#/domain/sale/bank-actions.ts';
import { addDays, addMonths, calendarDay } from '#/domain/time/dates.ts';
import type { Answer } from '../../../support/backend/api-client.ts';
import { addCourse, addOffer } from '../../../support/catalogue-data.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { listPurchases, listReferences, type Sales } from './sales.ts';
import { paymentJobs } from './settle.ts';
import { OneCallClient, type Shop } from './shop.ts';
import type { Step } from './steps.ts';

const minute = 60_000;
const day = 1440 * minute;
const waits = [10 * minute, 31 * minute, 13 * 60 * minute, day + minute, 3 * day, 5 * day, 9 * day];
const cards = [
  '4111111111111111',
  '4000000000009235',
  '4000000000009243',
  '4000000000003220',
  '4000000000009995',
];

const prices = [100_000, 80_000, 120_000];
const SEATS = 2;

export class Play implements Sales {
  readonly shop: Shop;
  readonly db: Database;
  readonly course: number;
  readonly offers: readonly number[];
  readonly coupon: string;
  readonly coupons: readonly string[];
  readonly #tokens = new Map<string, string>();

  constructor(shop: Shop, number: number) {
    this.shop = shop;
    this.db = shop.db;
    this.course = number;
    this.offers = prices.map((_, index) => number * prices.length + index);
    this.coupon = `CUPOM${number}`;
    this.coupons = [this.coupon];
  }

  async prepare(): Promise<void> {
    const { db, now } = this.shop;
    const today = calendarDay(now());
    const slug = `soldador-${this.course}`;
    await addCourse(db, { id_produto: this.course, titulo: 'Soldador', slug });
    for (const [index, id_oferta] of this.offers.entries()) {
      await addOffer(db, {
        id_produto: this.course,
        id_oferta,
        inscricoes_ate: addDays(today, 400),
        data_inicio: addDays(today, 401),
        data_fim: addDays(today, 500),
        vagas_total: SEATS,
        vagas_disponiveis: SEATS,
        preco_original_centavos: prices[index]!,
        parcelas_max: 24,
      });
    }
    await db.insert(coupons).values({
      codigo: this.coupon,
      descricao: 'Um por pessoa',
      tipo: 'PERCENTUAL',
      percentual: 10,
      minimo_centavos: 90_000,
      usos_total: 2,
      usos_por_pessoa: 1,
      valido_de: new Date('2026-01-01T00:00:00Z'),
      valido_ate: new Date('2099-01-01T00:00:00Z'),
    });
  }

  async take(step: Step): Promise<void> {
    const instance = this.shop.instances[step.at]!;
    if (step.dies !== null) instance.dieAfter(step.dies);
    try {
      const answer = await this.#do(step);
      if (answer && answer.status >= 500) throw new Error(JSON.stringify(answer.body));
    } catch (error) {
      if (!instance.isDead) throw new Error(`${step.act} failed`, { cause: error });
    }
  }

  async #do(step: Step): Promise<Answer | undefined> {
    const { act, who, which, pick, at } = step;
    const { shop } = this;
    const person = shop.people[who]!.buyers[at]!;
    if (act === 'wait') await shop.wait(waits[pick % waits.length]!);
    if (act === 'job') await shop.runJob(paymentJobs[pick % paymentJobs.length]!.name, at);
    if (act === 'cancel-offer') await this.#cancelOffer(pick);
    if (act === 'wait' || act === 'job' || act === 'cancel-offer') return undefined;
    if (act === 'repeat-webhooks') return this.#repeatWebhooks(pick);
    if (act === 'buy') return person.tryBuy(this.offers[0]!);
    if (act === 'buy-with-coupon') return person.tryBuy(this.offers[0]!, { cupom: this.coupon });
    if (act === 'buy-for-child') return this.#buyForChild(person);
    if (act === 'join-list') return person.client.post(`/api/oferta/${this.offers[0]!}/lista-espera`);
    const made = await listPurchases(this);
    const purchase = made[which % Math.max(1, made.length)];
    if (!purchase) return undefined;
    const { codigo, id_pessoa, id_responsavel } = purchase;
    if (isBankCommand(act)) return this.#atBank(act, codigo, pick, at);
    const asker = act === 'open-guardian-link' ? id_pessoa : (id_responsavel ?? id_pessoa);
    const mine = shop.people.find(({ personId }) => personId === asker)!.buyers[at]!;
    return this.#ofPerson(act, mine, codigo, step);
  }

  #ofPerson(
    act: Exclude<Step['act'], BankCommand>,
    person: Buyer,
    codigo: string,
    { pick, at }: Step,
  ): Promise<Answer | undefined> {
    const acts: Partial<Record<Step['act'], () => Promise<Answer | undefined>>> = {
      'open-guardian-link': () => this.#openGuardianLink(person, codigo, at),
      accept: () => this.#accept(person, codigo),
      pix: () => person.tryPay(codigo),
      boleto: () => person.tryPay(codigo, 'boleto'),
      carne: () => person.tryPay(codigo, 'boleto', 3),
      card: async () => person.tryCard(codigo, await this.#typeCard(codigo, pick), 1 + (pick % 3)),
      'card-again': async () => person.tryCard(codigo, this.#tokens.get(codigo) ?? 'none'),
      cancel: () => person.tryCancel(codigo),
      'new-pix': () => person.tryRegenerate(codigo),
      'renew-boleto': () => this.#renewBoleto(person, codigo, pick),
      withdraw: () => person.tryWithdraw(codigo),
      'other-class': () => this.#chooseOtherOffer(person, codigo, pick),
      'use-coupon': () => person.tryCoupon(codigo, this.coupon),
      money: () => person.client.post(`/api/compra/${codigo}/escolha`, { escolha: { tipo: 'DINHEIRO' } }),
      'redirect-refund': () => this.#redirect(person, codigo),
    };
    return acts[act]!();
  }

  async #accept(person: Buyer, codigo: string): Promise<Answer | undefined> {
    const { status, body } = await person.client.get<{ contrato: { versao: string; sha256: string } }>(
      `/api/compra/${codigo}`,
    );
    if (status !== 200) return { status, body } as Answer;
    const { versao, sha256 } = body.contrato;
    return person.client.post(`/api/compra/${codigo}/aceite`, { versao, sha256 });
  }

  #buyForChild(person: Buyer): Promise<Answer> {
    const { nome, cpf, telefone, email } = this.shop.people[3]!.student;
    const nascimento = addDays(addMonths(calendarDay(this.shop.now()), -17 * 12), 1);
    return person.client.post(
      '/api/compra',
      {
        id_oferta: this.offers[0]!,
        aluno: { ...person.student, nascimento },
        responsavel: { nome, cpf, telefone, email, parentesco: 'MAE' },
      },
      { headers: { 'idempotency-key': randomUUID() } },
    );
  }

  async #openGuardianLink(person: Buyer, codigo: string, at: number): Promise<Answer | undefined> {
    const { status, body } = await person.client.get<GuardianRequest>(`/api/compra/${codigo}/responsavel`);
    if (status !== 200 || body.url === null) return { status, body } as Answer;
    const guardian = this.shop.people[3]!.buyers[at]!;
    return guardian.client.post(`/api/responsavel/${body.url.split('/').at(-1)!}`);
  }

  async #typeCard(codigo: string, pick: number): Promise<string> {
    const typed = { numero: cards[pick % cards.length]!, nome: 'ANA', validade: '12/39', codigo: '123' };
    const { token } = await tokeniseCard(this.shop.db, typed, this.shop.now());
    this.#tokens.set(codigo, token);
    return token;
  }

  async #renewBoleto(person: Buyer, codigo: string, pick: number): Promise<Answer | undefined> {
    const { status, body } = await person.client.get<BoletoCharge>(`/api/boleto/${codigo}`);
    if (status !== 200) return { status, body } as Answer;
    return person.client.post('/api/boleto/renovar', { v: body.boletos[pick % body.boletos.length]!.v });
  }

  async #chooseOtherOffer(person: Buyer, codigo: string, pick: number): Promise<Answer | undefined> {
    const { status, body } = await person.client.get<OfferChoice>(`/api/compra/${codigo}/turmas`);
    if (status !== 200) return { status, body } as Answer;
    const wish = body.itens[pick % Math.max(1, body.itens.length)];
    return (
      wish &&
      person.client.post(`/api/compra/${codigo}/escolha`, {
        escolha: { tipo: 'TURMA', id_oferta: wish.oferta.id_oferta, total: wish.total },
      })
    );
  }

  #redirect(person: Buyer, codigo: string) {
    return person.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: person.student.cpf });
  }

  async redirectAll(): Promise<void> {
    const { shop } = this;
    for (const { codigo, id_pessoa, id_responsavel } of await listPurchases(this)) {
      const person = shop.people.find(({ personId }) => personId === (id_responsavel ?? id_pessoa))!;
      const { status, body } = await this.#redirect(person.buyers[0]!, codigo);
      if (status >= 500) throw new Error(JSON.stringify(body));
    }
    await shop.runJob('send-refunds', 0);
  }

  async #atBank(act: BankCommand, codigo: string, pick: number, at: number): Promise<Answer | undefined> {
    const { db, now, instances } = this.shop;
    const rows = await db
      .select()
      .from(simulatedBankCharges)
      .where(inArray(simulatedBankCharges.txid, await listReferences(db, [codigo])))
      .orderBy(desc(simulatedBankCharges.criada_em), desc(simulatedBankCharges.txid));
    const charge = rows[(pick % 3) % Math.max(1, rows.length)];
    if (!charge) return undefined;
    if (act === 'pay-untold') return this.#payUnreported(charge.txid, charge.forma);
    if (act !== 'pay-other-amount') {
      const bank = new OneCallClient(instances[at]!.backend.url);
      return bank.post(`/api/banco-simulado/cobrancas/${charge.txid}/${act}`);
    }
    if (charge.forma !== 'cartao') {
      const valor_centavos = charge.valor_centavos - 1;
      const payment = { end_to_end_id: makePaymentId('E', now()), valor_centavos, horario: now() };
      await db.transaction((tx) => insertBankPayment(tx, { ...payment, txid: charge.txid }));
    }
    return undefined;
  }

  async #payUnreported(txid: string, form: 'pix' | 'boleto' | 'cartao'): Promise<undefined> {
    const { db, now } = this.shop;
    try {
      if (form === 'cartao') await approveCard(db, txid, now());
      else await payCharge(db, txid, now(), { times: 1, force: false });
    } catch {
      return;
    }
    await db
      .update(simulatedBankCardCharges)
      .set({ aviso_em: null })
      .where(eq(simulatedBankCardCharges.txid, txid));
    const paid = db
      .select({ id: simulatedBankPayments.end_to_end_id })
      .from(simulatedBankPayments)
      .where(eq(simulatedBankPayments.txid, txid));
    await db
      .update(simulatedBankWebhooks)
      .set({ entregue_em: now() })
      .where(inArray(simulatedBankWebhooks.end_to_end_id, paid));
  }

  async #repeatWebhooks(pick: number): Promise<undefined> {
    const { db, instances, secret } = this.shop;
    const codes = (await listPurchases(this)).map(({ codigo }) => codigo);
    const references = await listReferences(db, codes);
    const seen = await db
      .select()
      .from(simulatedBankPayments)
      .innerJoin(simulatedBankCharges, eq(simulatedBankCharges.txid, simulatedBankPayments.txid))
      .where(inArray(simulatedBankPayments.txid, references))
      .orderBy(desc(simulatedBankPayments.end_to_end_id));
    const turned = [...seen.slice(pick % 5), ...seen.slice(0, pick % 5)];
    for (const [
      turn,
      { simulated_bank_payments: paid, simulated_bank_charges: charge },
    ] of turned.entries()) {
      const instance = instances[turn % 2]!;
      const valor = writePixAmount(paid.valor_centavos);
      const [id, at] = [paid.end_to_end_id, paid.horario.toISOString()];
      const bodies = {
        pix: { pix: [{ endToEndId: id, txid: paid.txid, valor, horario: at }] },
        boleto: { boletos: [{ id_evento: id, referencia: paid.txid, valor, pago_em: at }] },
        cartao: { cartoes: [{ referencia: paid.txid }] },
      };
      const { status, body } = await new OneCallClient(instance.backend.url).post(
        `/api/webhook/${charge.forma}`,
        bodies[charge.forma],
        { headers: { 'x-webhook-token': secret } },
      );
      if (status >= 500 && !instance.isDead) throw new Error(`webhook: ${JSON.stringify(body)}`);
    }
  }

  async #cancelOffer(pick: number): Promise<void> {
    const id = this.offers[pick % this.offers.length]!;
    await this.shop.db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, id));
  }
}

type BankCommand = (typeof bankActions)[number] | 'pay-untold' | 'pay-other-amount';
const isBankCommand = (act: Step['act']): act is BankCommand =>
  act === 'pay-untold' || act === 'pay-other-amount' || bankActions.some((action) => action === act);
