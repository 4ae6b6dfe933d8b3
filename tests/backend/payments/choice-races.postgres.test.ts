import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { followCancelledOffers } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer, tryAct } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const rounds = 4;
const database = withDatabase();
let backend: TestBackend;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  backend = await startTestBackend({ database, clock: noon });
});
afterAll(() => backend.stop());

async function offerWith(seats: number): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  await addOffer(database.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...days, ...vagas });
  return id_oferta;
}

const payments = () => paymentsAt(backend.services.clock(), backend.services);

async function choosing() {
  const gone = await offerWith(5);
  const buyer = await Buyer.register(backend.url);
  const { txid, codigo_compra: codigo } = await buyer.openPix(gone);
  await tryAct(backend.url, txid, 'pagar');
  await database.db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, gone));
  await followCancelledOffers(database.db, payments(), gone);
  const choose = (id_oferta: number) => buyer.tryChoose(codigo, { tipo: 'TURMA', id_oferta, total: 1000 });
  const takeMoney = () => buyer.tryChoose(codigo, { tipo: 'DINHEIRO' });
  return { buyer, codigo, txid, choose, takeMoney };
}

async function stored(txids: string[], codigo: string): Promise<number> {
  await backend.services.simulatedBank!.deliverWebhooks();
  await applyWaitingPayments(database.db, payments());
  await sendRefunds(database.db, payments(), codigo);
  const rows = await database.db
    .select()
    .from(simulatedBankPayments)
    .where(inArray(simulatedBankPayments.txid, txids));
  return rows.reduce((sum, row) => sum + row.valor_centavos - row.devolvido_centavos, 0);
}

const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).codigo;

describe('choices at the same time (REFUND-8)', () => {
  it('of one purchase in two tabs end in one offer, or with the money', async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [await offerWith(1), await offerWith(1)];
      const { buyer, codigo, txid, choose, takeMoney } = await choosing();
      const answers = await Promise.all([
        choose(one),
        choose(other),
        choose(one),
        ...(round % 2 === 0 ? [] : [takeMoney()]),
      ]);
      const { estado, oferta } = await buyer.purchase(codigo);
      const refused = answers.filter(({ status }) => status !== 200);
      for (const answer of refused) expect(codeOf(answer)).toBe('ESCOLHA_ENCERRADA');
      if (estado === 'MATRICULADA') {
        const [taken, free] = oferta.id_oferta === one ? [one, other] : [other, one];
        expect([await freeSeats(database.db, taken), await freeSeats(database.db, free)]).toEqual([0, 1]);
        expect(await stored([txid], codigo)).toBe(100_000);
      } else {
        expect(estado).toBe('ESTORNADA');
        expect([await freeSeats(database.db, one), await freeSeats(database.db, other)]).toEqual([1, 1]);
        expect(await stored([txid], codigo)).toBe(0);
      }
    }
    expect(await findLedgerErrors(database.db)).toEqual([]);
  });

  it('of the last seat leave it to one, and the other chooses on', async () => {
    for (let round = 0; round < 2; round++) {
      const people = [await choosing(), await choosing()];
      const last = await offerWith(1);
      const answers = await Promise.all(people.map(({ choose }) => choose(last)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await freeSeats(database.db, last)).toBe(0);
      for (const [turn, { buyer, codigo, choose }] of people.entries()) {
        const answer = answers[turn]!;
        if (answer.status === 200) continue;
        expect(codeOf(answer)).toBe('VAGAS_ESGOTADAS');
        expect((await buyer.purchase(codigo)).escolha).toMatchObject({ troca: null });
        expect((await choose(await offerWith(1))).status).toBe(200);
      }
    }
    expect(await findLedgerErrors(database.db)).toEqual([]);
  });
});

it('a withdrawal while installments are being paid gives all of them back, once (REFUND-3)', async () => {
  for (let round = 0; round < rounds; round++) {
    const offer = await offerWith(1);
    const buyer = await Buyer.register(backend.url);
    const { codigo_compra: codigo, boletos } = await buyer.openBoleto(offer, 3);
    const references = boletos.map(({ referencia }) => referencia);
    await tryAct(backend.url, references[0]!, 'pagar');
    const [withdrawn] = await Promise.all([
      buyer.tryWithdraw(codigo),
      ...references.slice(1).map((reference) => tryAct(backend.url, reference, 'pagar')),
      buyer.tryWithdraw(codigo),
    ]);
    expect(withdrawn.status).toBe(200);
    expect(await stored(references, codigo)).toBe(0);
    expect((await buyer.purchase(codigo)).estado).toBe('ESTORNADA');
    expect(await freeSeats(database.db, offer)).toBe(1);
  }
  expect(await findLedgerErrors(database.db)).toEqual([]);
});
