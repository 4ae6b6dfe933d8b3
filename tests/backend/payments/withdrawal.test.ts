import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { coupons, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const backend = withBackend({ clock: noon });
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await db.insert(coupons).values({
    codigo: 'UMAVEZ',
    descricao: 'Dez por cento',
    tipo: 'PERCENTUAL',
    percentual: 10,
    usos_total: 1,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2045-01-01T00:00:00Z'),
  });
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offerWith(): Promise<number> {
  const id_oferta = nextOffer++;
  // The clock goes far in these tests.
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...days });
  return id_oferta;
}

const pay = (txid: string) => act(backend.current.url, txid, 'pagar');
const refuseRefunds = (txid: string) => act(backend.current.url, txid, 'recusar-devolucao');
const wait = (minutos: number) =>
  new ApiClient(backend.current.url).post('/api/banco-simulado/relogio', { minutos });

async function enrolled(offer: number, more: { cupom?: string } = {}): Promise<Purchase & { txid: string }> {
  const { txid, codigo_compra } = await ana.openPix(offer, more);
  await pay(txid);
  return { ...(await ana.purchase(codigo_compra)), txid };
}

const mailsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dados }) => dados['codigo_compra'] === codigo).map(({ tipo }) => tipo);
};
const refundsOf = (codigo: string) =>
  backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
const givenBack = async (txid: string) => {
  const rows = await backend.current.db
    .select()
    .from(simulatedBankPayments)
    .where(eq(simulatedBankPayments.txid, txid));
  return rows.reduce((sum, row) => sum + row.devolvido_centavos, 0);
};
const codeOf = (answer: { status: number; body: unknown }) =>
  [answer.status, (answer.body as ErrorBody).codigo] as const;

describe('a withdrawal', () => {
  it('gives all of it back at once: money, seat and coupon, confirmed by mail (REFUND-1, REFUND-3, REFUND-4)', async () => {
    const offer = await offerWith();
    const bought = await enrolled(offer, { cupom: 'UMAVEZ' });
    expect(bought.arrependimento).toMatchObject({ dias_restantes: 7, aberto: true });
    expect(await freeSeats(backend.current.db, offer)).toBe(19);

    const given = bodyOf(await ana.tryWithdraw(bought.codigo));
    expect(path(given).slice(-2)).toEqual(['ARREPENDIDA', 'ESTORNADA']);
    expect(given.arrependimento).toBeNull();
    expect(given.devolucoes).toMatchObject([
      { status: 'DEVOLVIDO', valor: 900, forma: 'pix', destino: null, motivo: 'Direito de arrependimento' },
    ]);
    expect(await givenBack(bought.txid)).toBe(90_000);
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
    expect(await mailsOf(bought.codigo)).toEqual(
      expect.arrayContaining(['desistencia-registrada', 'devolucao-concluida']),
    );
    expect((await enrolled(offer, { cupom: 'UMAVEZ' })).estado).toBe('MATRICULADA');
  });

  it('may be asked for twice, also at once, and gives money back once', async () => {
    const { codigo, txid } = await enrolled(await offerWith());
    const answers = await Promise.all([1, 2, 3].map(() => ana.tryWithdraw(codigo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ana.tryWithdraw(codigo)).body).toMatchObject({ estado: 'ESTORNADA' });
    expect(await givenBack(txid)).toBe(100_000);
    expect((await mailsOf(codigo)).filter((tipo) => tipo === 'desistencia-registrada')).toHaveLength(1);
  });

  it('lasts through the seventh day after the enrolment, and no longer (REFUND-1)', async () => {
    const first = await enrolled(await offerWith());
    const second = await enrolled(await offerWith());
    const { ate } = first.arrependimento!;
    expect(ate).toBe(addDays(calendarDay(backend.current.services.clock()), 7));
    const over = startOfDay(addDays(ate, 1)).getTime();
    await wait(Math.floor((over - backend.current.services.clock().getTime()) / 60_000) - 30);
    expect((await ana.purchase(first.codigo)).arrependimento).toMatchObject({
      dias_restantes: 0,
      aberto: true,
    });
    expect(bodyOf(await ana.tryWithdraw(first.codigo)).estado).toBe('ESTORNADA');
    await wait(60);
    expect((await ana.purchase(second.codigo)).arrependimento).toMatchObject({ aberto: false });
    const late = await ana.tryWithdraw(second.codigo);
    expect(codeOf(late)).toEqual([409, 'PRAZO_DE_ARREPENDIMENTO_ENCERRADO']);
    expect((await ana.purchase(second.codigo)).estado).toBe('MATRICULADA');
  });

  it('of a carnê gives every paid installment back, and no one pays the others (REFUND-3)', async () => {
    const { codigo_compra: codigo, boletos } = await ana.openBoleto(await offerWith(), 3);
    await pay(boletos[0]!.referencia);
    await pay(boletos[1]!.referencia);
    const given = bodyOf(await ana.tryWithdraw(codigo));
    expect(given.estado).toBe('ESTORNADA');
    expect(given.devolucoes.map(({ valor, status }) => [valor, status])).toEqual([
      [333.33, 'DEVOLVIDO'],
      [333.33, 'DEVOLVIDO'],
    ]);
    expect((await ana.boletos(codigo)).boletos.map(({ status }) => status)).toEqual([
      'PAGO',
      'PAGO',
      'BAIXADO',
    ]);
    const refused = await new ApiClient(backend.current.url).post(
      `/api/banco-simulado/cobrancas/${boletos[2]!.referencia}/pagar`,
    );
    expect(refused.status).toBe(409);
    // A payment that crossed it on the way goes back, too.
    await act(backend.current.url, boletos[2]!.referencia, 'pagar-atrasado');
    expect(await givenBack(boletos[2]!.referencia)).toBe(33_334);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });

  it('isn’t for what isn’t paid, nor for another person’s', async () => {
    const { codigo_compra: codigo } = await ana.openPix(await offerWith());
    expect(codeOf(await ana.tryWithdraw(codigo))).toEqual([409, 'COMPRA_EM_OUTRO_ESTADO']);
    const other = await Buyer.register(backend.current.url);
    expect((await other.tryWithdraw(codigo)).status).toBe(404);
  });
});

describe('a refund that the bank can’t make', () => {
  async function failed() {
    const bought = await enrolled(await offerWith());
    await refuseRefunds(bought.txid);
    const given = bodyOf(await ana.tryWithdraw(bought.codigo));
    expect(given.devolucoes).toMatchObject([{ status: 'NAO_REALIZADO', destino: null }]);
    expect(given.estado).toBe('ARREPENDIDA');
    expect(await mailsOf(bought.codigo)).toContain('devolucao-nao-realizada');
    return bought;
  }

  it.each([
    ['their CPF', () => ({ tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf }), 'pix'],
    ['an address', () => ({ tipo: 'pix', tipo_chave: 'email', chave: 'Ana@Exemplo.com.br' }), 'pix'],
    ['a phone', () => ({ tipo: 'pix', tipo_chave: 'telefone', chave: '(48) 99123-0001' }), 'pix'],
    [
      'a random key',
      () => ({ tipo: 'pix', tipo_chave: 'aleatoria', chave: '123E4567-e12b-12d1-a456-426655440000' }),
      'pix',
    ],
    [
      'an account',
      () => ({
        tipo: 'conta',
        banco: '001',
        agencia: '1234-5',
        conta: '123456-X',
        tipo_conta: 'corrente',
        cpf_titular: ana.student.cpf,
      }),
      'conta',
    ],
  ])(
    'goes on to %s, which is forgotten once it is there (REFUND-6, REFUND-7)',
    async (_kind, target, how) => {
      const { codigo, txid } = await failed();
      const given = bodyOf(await ana.tryRedirect(codigo, target()));
      expect(given.estado).toBe('ESTORNADA');
      expect(given.devolucoes).toMatchObject([{ status: 'DEVOLVIDO', valor: 1000, destino: how }]);
      expect(await givenBack(txid)).toBe(100_000);
      expect((await refundsOf(codigo)).map(({ destino }) => destino)).toEqual([null, null]);
      expect(codeOf(await ana.tryRedirect(codigo, target()))).toEqual([409, 'DEVOLUCAO_SEM_PENDENCIA']);
    },
  );

  it('keeps the target while the bank is asked and while people send it there, and asks again when they can’t (LEDGER-11)', async () => {
    const { codigo } = await failed();
    const { db, services } = backend.current;
    const real = services.pix.refund;
    const orders: unknown[] = [];
    try {
      services.pix.refund = async (order) => {
        orders.push(order.to);
        const status = orders.length === 1 ? 'EM_PROCESSAMENTO' : 'NAO_REALIZADO';
        return { status, providerId: undefined };
      };
      const target = { tipo: 'pix', tipo_chave: 'telefone', chave: '48991230001' };
      const under = bodyOf(await ana.tryRedirect(codigo, target));
      expect(under.devolucoes).toMatchObject([{ status: 'EM_PROCESSAMENTO', destino: 'pix' }]);
      expect(codeOf(await ana.tryRedirect(codigo, target))).toEqual([409, 'DEVOLUCAO_SEM_PENDENCIA']);
      await sendRefunds(db, {
        now: services.clock(),
        pix: services.pix,
        boleto: services.boleto,
        card: services.card,
      });
    } finally {
      services.pix.refund = real;
    }
    const cpf = ana.student.cpf.replaceAll(/\D/g, '');
    expect(orders.at(-1)).toMatchObject({ chave: '+5548991230001', cpf });
    // The bank sends nothing there: the finance team does, or gives it up.
    const [, byHand] = await refundsOf(codigo);
    expect(byHand).toMatchObject({ status: 'EM_PROCESSAMENTO', a_mao_motivo: 'DESTINO' });
    expect(byHand!.destino).toMatchObject({ chave: '+5548991230001' });
    const finance = await registerStaff(backend.current, 'FINANCEIRO');
    bodyOf(await finance.client.post(`/api/financeiro/pendencias/${byHand!.id}/nova-chave`, {}));
    expect((await refundsOf(codigo)).every(({ destino }) => destino === null)).toBe(true);
    const again = await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf });
    expect(bodyOf(again).estado).toBe('ESTORNADA');
  });

  it('refuses what is no key, and what is another person’s (REFUND-6)', async () => {
    const { codigo } = await failed();
    const account = { tipo: 'conta', banco: '001', agencia: '1', conta: '1-1', tipo_conta: 'poupanca' };
    const answers = [
      await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: '529.982.247-26' }),
      await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: '529.982.247-25' }),
      await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'aleatoria', chave: 'nada' }),
      await ana.tryRedirect(codigo, { ...account, cpf_titular: '529.982.247-25' }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [422, 'DESTINO_INVALIDO']));
    const fields = answers.map(({ body }) => Object.keys((body as unknown as ErrorBody).campos ?? {}));
    expect(fields).toEqual([['chave'], ['chave'], ['chave'], ['cpf_titular']]);
    expect((await refundsOf(codigo)).length).toBe(1);
  });
});
