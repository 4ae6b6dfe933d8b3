import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { cardTries, paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { askAboutCards } from '#/backend/modules/payments/card/settle-card.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { approveCard, decideDueReviews } from '#/backend/modules/simulated-bank/card/decide-card.ts';
import type { BankAction } from '#/domain/sale/bank-actions.ts';
import { CARD_TRIES } from '#/domain/sale/card/card-state.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { bodyOf, Buyer, path, tryAct } from '../checkout/buyer.ts';
import { typeCard } from './type-card.ts';

const approved = '4111111111111111';
const noFunds = '4000000000009995';
const reviewed = '4000000000009235';
const challenged = '4000000000003220';

// Two instances on one PostgreSQL, as in production.
const database = withDatabase();
const backends: TestBackend[] = [];
let secret = '';
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
  const [state] = await database.db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
});
afterEach(expectBalancedBooks);
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

const at = (turn: number) => backends[turn % backends.length]!;
const type = async (numero: string) => (await typeCard(at(0).cardOrigin, numero)).token;

async function waiting() {
  const offerId = nextOffer++;
  await addOffer(database.db, { id_produto: 1, id_oferta: offerId, vagas_total: 5, vagas_disponiveis: 5 });
  const ana = await Buyer.register(at(0).url);
  const { codigo } = await ana.accept(await ana.buy(offerId));
  const pay = (turn: number, body: object) =>
    new ApiClient(at(turn).url, ana.client.cookies).post(`/api/compra/${codigo}/pagamento`, body);
  return {
    ana,
    codigo,
    tryCard: (turn: number, token: string) => pay(turn, { forma: 'cartao', parcelas: 1, token }),
    tryPix: (turn: number) => pay(turn, { forma: 'pix', parcelas: 1 }),
  };
}

const triesOf = (codigo: string) =>
  database.db
    .select()
    .from(cardTries)
    .where(eq(cardTries.codigo_compra, codigo))
    .orderBy(cardTries.tentativa);

const notify = (turn: number, referencia: string) =>
  new ApiClient(at(turn).url).post(
    '/api/webhook/cartao',
    { cartoes: [{ referencia }] },
    { headers: { 'x-webhook-token': secret } },
  );

const payments = (turn: number) => {
  const { clock, pix, boleto, card, settings } = at(turn).services;
  return { now: clock(), pix, boleto, card, publicUrl: settings.publicUrl };
};

async function expectBalancedBooks(): Promise<void> {
  expect(await findLedgerErrors(database.db)).toEqual([]);
}

async function expectPaidOnce(ana: Buyer, codigo: string, txid: string): Promise<void> {
  const purchase = await ana.purchase(codigo);
  expect(path(purchase).slice(-2)).toEqual(['PAGA', 'MATRICULADA']);
  expect(path(purchase).filter((state) => state === 'PAGA')).toHaveLength(1);
  const paid = await database.db.select().from(paymentEvents).where(eq(paymentEvents.txid, txid));
  expect(paid).toHaveLength(1);
  expect(await database.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo))).toEqual([]);
  const mails = await database.db.select().from(outbox);
  const seen = mails.filter(
    ({ tipo, dados }) => dados['codigo_compra'] === codigo && tipo === 'matricula-confirmada',
  );
  expect(seen).toHaveLength(1);
}

describe('a card', () => {
  it('confirmed at its bank pays once, whether webhooks, the job or the returning buyer come first', async () => {
    for (let time = 0; time < 5; time++) {
      const { ana, codigo, tryCard } = await waiting();
      bodyOf(await tryCard(time, await type(challenged)));
      const { txid } = (await triesOf(codigo))[0]!;
      await approveCard(database.db, txid, noon());
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, (_, turn) => notify(turn, txid)),
        ana.client.get(`/api/compra/${codigo}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await Promise.all([0, 1].map((turn) => askAboutCards(database.db, payments(turn))));
      await expectPaidOnce(ana, codigo, txid);
    }
  });

  it('decided in two ways at once has one of them, and the shop follows it', async () => {
    const decisions: BankAction[] = ['pagar', 'recusar', 'pagar', 'recusar'];
    for (let time = 0; time < 8; time++) {
      const { ana, codigo, tryCard } = await waiting();
      bodyOf(await tryCard(time, await type(reviewed)));
      const { txid } = (await triesOf(codigo))[0]!;
      const later = new Date(noon().getTime() + 10 * 60_000);
      const [answers] = await Promise.all([
        Promise.all(decisions.map((decision, turn) => tryAct(at(turn + time).url, txid, decision))),
        // On some of them the time of the review is over, too.
        time % 2 === 1 && decideDueReviews(database.db, later),
      ]);
      const decided = answers.filter(({ status }) => status === 200);
      expect(decided.length).toBeLessThanOrEqual(1);
      for (const answer of answers) {
        if (answer.status !== 200) {
          expect(answer).toMatchObject({ status: 409, body: { codigo: 'COBRANCA_ENCERRADA' } });
        }
      }
      await notify(time, txid);
      const { estado, cartao } = await ana.purchase(codigo);
      if (cartao!.situacao === 'APROVADA') await expectPaidOnce(ana, codigo, txid);
      else expect([estado, cartao!.situacao]).toEqual(['AGUARDANDO_PAGAMENTO', 'RECUSADA']);
    }
  });

  it('gets no sixth try, however many are sent at once (CARD-7)', async () => {
    const { codigo, tryCard } = await waiting();
    for (let time = 1; time < CARD_TRIES; time++) bodyOf(await tryCard(time, await type(noFunds)));
    const tokens = await Promise.all(Array.from({ length: 6 }, () => type(noFunds)));
    const answers = await Promise.all(tokens.map((token, turn) => tryCard(turn, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      expect([status, body]).toMatchObject([
        409,
        { codigo: expect.stringMatching(/^CARTAO_(SEM_TENTATIVAS|EM_ANDAMENTO)$/) as string },
      ]);
    }
    const numbers = (await triesOf(codigo)).map(({ tentativa }) => tentativa);
    expect(numbers).toEqual(Array.from({ length: CARD_TRIES }, (_, index) => index + 1));
  });

  it('and another one sent at once pay once', async () => {
    const { ana, codigo, tryCard } = await waiting();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => type(approved)));
    const answers = await Promise.all(tokens.map((token, turn) => tryCard(turn, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const tries = await triesOf(codigo);
    expect(tries).toHaveLength(1);
    await expectPaidOnce(ana, codigo, tries[0]!.txid);
  });

  it('approved while its buyer leaves the review for a Pix counts, or is taken back: never both', async () => {
    for (let time = 0; time < 6; time++) {
      const { ana, codigo, tryCard, tryPix } = await waiting();
      bodyOf(await tryCard(time, await type(reviewed)));
      const { txid } = (await triesOf(codigo))[0]!;
      const [left, approval] = await Promise.all([tryPix(time), tryAct(at(time + 1).url, txid, 'pagar')]);
      expect([200, 409]).toContain(left.status);
      expect([200, 409]).toContain(approval.status);
      await cancelClosedCharges(database.db, payments(0));
      await applyWaitingPayments(database.db, payments(0));
      if (approval.status === 200) await expectPaidOnce(ana, codigo, txid);
      else {
        expect(await ana.purchase(codigo)).toMatchObject({
          estado: 'AGUARDANDO_PAGAMENTO',
          forma: 'pix',
          cartao: { situacao: 'CANCELADA' },
        });
      }
    }
  });
});
