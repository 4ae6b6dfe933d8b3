import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, logins, outbox } from '#/backend/db/schema/identity.ts';
import { financeMarks, ledgerEntries } from '#/backend/db/schema/ledger.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { listPaid } from '#/backend/modules/refunds/list-paid.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { requestRefund } from '#/backend/modules/refunds/request-refund.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { loginIdOf, registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import {
  codeOf,
  givenBackAtBank,
  mattersOf as listMatters,
  openFinanceDesk,
  tryCheck,
  tryReceipt,
} from './finance-desk.ts';

const backend = withBackend({ clock: noon });
let ana: Buyer;
let finance: Buyer;
let admin: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  ({ finance, colleague: admin } = await openFinanceDesk(backend.current, 'ADMIN'));
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function paid() {
  const { db, url } = backend.current;
  const id_oferta = nextOffer++;
  await addOffer(db, { id_produto: 1, id_oferta });
  const { txid, codigo_compra: codigo } = await ana.openPix(id_oferta);
  await act(url, txid, 'pagar');
  return { codigo, txid };
}

async function refused() {
  const bought = await paid();
  await act(backend.current.url, bought.txid, 'recusar-devolucao');
  bodyOf(await ana.tryWithdraw(bought.codigo));
  return bought;
}

const mattersOf = (codigo: string, by: Buyer = finance) => listMatters(codigo, by);
const matterOf = async (codigo: string, by?: Buyer): Promise<FinanceMatter> => {
  const matters = await mattersOf(codigo, by);
  expect(matters).toHaveLength(1);
  return matters[0]!;
};
const today = () => calendarDay(backend.current.services.clock());
const register = (by: Buyer, matter: FinanceMatter, more?: Record<string, unknown>) =>
  tryReceipt(by, matter, today(), more);
const key = { tipo: 'pix', tipo_chave: 'email', chave: 'ana@exemplo.com.br' };
const givenBack = (txid: string) => givenBackAtBank(backend.current.db, txid);
const refundsOf = (codigo: string) =>
  backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
const send = (codigo: string) =>
  sendRefunds(backend.current.db, paymentsOf(backend.current.services), codigo);

async function whileNowhereElse<Result>(work: () => Promise<Result>): Promise<Result> {
  const { pix } = backend.current.services;
  const real = pix.refund;
  pix.refund = (order) =>
    order.to ? Promise.resolve({ status: 'NAO_REALIZADO' as const, providerId: undefined }) : real(order);
  try {
    return await work();
  } finally {
    pix.refund = real;
  }
}

describe('a refund that the bank refused (LEDGER-11)', () => {
  it('is a matter although another part of the same payment has gone back', async () => {
    const { db, url, services } = backend.current;
    const { codigo, txid } = await paid();
    const [payment] = await listPaid(db, codigo);
    await db.transaction((tx) => requestRefund(tx, codigo, payment!, 'Parte um', services.clock(), 10_000));
    await send(codigo);
    await act(url, txid, 'recusar-devolucao');
    await db.transaction((tx) => requestRefund(tx, codigo, payment!, 'Parte dois', services.clock(), 20_000));
    await send(codigo);
    expect(await mattersOf(codigo)).toMatchObject([
      { tipo: 'DEVOLUCAO_RECUSADA', valor: 200, detalhe: 'Parte dois', devolucao: { a_mao: null } },
    ]);
  });

  it('ends once, by a receipt that a second person checked, and is never paid again', async () => {
    const { db } = backend.current;
    const { codigo, txid } = await refused();
    const matter = await matterOf(codigo);
    const noted = await finance.client.post('/api/financeiro/pendencias/resolucao', {
      tipo: 'DEVOLUCAO_RECUSADA',
      referencia: matter.referencia,
      nota: 'Paguei por fora.',
    });
    expect(noted.status).toBe(422);
    bodyOf(await register(finance, matter));
    // The money has left: the buyer isn't asked where to any more.
    expect(codeOf(await ana.tryRedirect(codigo, key))).toEqual([409, 'DEVOLUCAO_SEM_PENDENCIA']);
    expect((await ana.purchase(codigo)).devolucoes).toMatchObject([
      { status: 'EM_PROCESSAMENTO', a_mao: true, pede_destino: false },
    ]);
    const waiting = await matterOf(codigo);
    expect(waiting).toMatchObject({
      tipo: 'DEVOLUCAO_A_FAZER',
      devolucao: {
        a_mao: 'ASSUMIDA',
        comprovante: { seu: true, pago_em: today(), por: finance.student.email },
      },
    });
    expect((await register(admin, waiting)).status).toBe(404);
    expect(codeOf(await tryCheck(finance, waiting))).toEqual([409, 'MESMA_PESSOA']);
    expect((await matterOf(codigo, admin)).devolucao?.comprovante?.seu).toBe(false);
    bodyOf(await tryCheck(admin, waiting));
    expect((await tryCheck(admin, waiting)).status).toBe(404);

    expect(await mattersOf(codigo)).toEqual([]);
    const { estado, devolucoes } = await ana.purchase(codigo);
    expect(estado).toBe('ESTORNADA');
    expect(devolucoes).toMatchObject([{ status: 'DEVOLVIDO', valor: 1000, a_mao: true }]);
    await send(codigo);
    expect(await givenBack(txid)).toBe(0);
    // It left by the shop's own account, and not by the bank that holds the payment.
    const byHand = (await refundsOf(codigo)).find(({ status }) => status === 'DEVOLVIDO');
    expect(byHand).toMatchObject({ saiu_por: 'transferencia' });
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.provedor, 'transferencia'));
    expect(entries.map(({ centavos }) => centavos)).toContain(-100_000);
    const mails = await db.select().from(outbox);
    expect(
      mails.findLast(({ dados, tipo }) => tipo === 'devolucao-concluida' && dados['codigo_compra'] === codigo)
        ?.dados,
    ).toMatchObject({ destino: 'transferencia' });
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `compra ${codigo}`));
    expect(acts.map(({ acao, id_login }) => [acao, id_login])).toEqual([
      ['REGISTROU_COMPROVANTE', await loginIdOf(db, finance)],
      ['CONFERIU_COMPROVANTE', await loginIdOf(db, admin)],
    ]);
  });

  it('waits for another receipt when the second person refuses the first, or the buyer for another question', async () => {
    const { codigo } = await refused();
    bodyOf(await register(finance, await matterOf(codigo)));
    const waiting = await matterOf(codigo);
    expect((await tryCheck(admin, waiting, { aceito: false })).status).toBe(422);
    bodyOf(await tryCheck(admin, waiting, { aceito: false, recusa: 'Não está no extrato.' }));
    const again = await matterOf(codigo);
    expect(again).toMatchObject({
      referencia: waiting.referencia,
      devolucao: { comprovante: null, recusa: 'Não está no extrato.' },
    });
    bodyOf(await finance.client.post(`/api/financeiro/pendencias/${again.referencia}/nova-chave`, {}));
    expect((await ana.purchase(codigo)).devolucoes).toMatchObject([{ pede_destino: true }]);
    expect(bodyOf(await ana.tryRedirect(codigo, key)).estado).toBe('ESTORNADA');
    expect(await mattersOf(codigo)).toEqual([]);
  });

  it('has not ended while the bank says nothing about it', async () => {
    const { pix } = backend.current.services;
    const { codigo } = await paid();
    const real = pix.refund;
    pix.refund = () => Promise.reject(new Error('no answer'));
    try {
      bodyOf(await ana.tryWithdraw(codigo));
      expect(await send(codigo)).toBe(0);
    } finally {
      pix.refund = real;
    }
    expect(await send(codigo)).toBe(1);
  });

  it('refuses days that can’t be', async () => {
    const { codigo } = await refused();
    const matter = await matterOf(codigo);
    expect(codeOf(await register(finance, matter, { pago_em: '2045-01-01' }))).toEqual([
      422,
      'DATA_INVALIDA',
    ]);
    expect(codeOf(await register(finance, matter, { pago_em: '2020-01-01' }))).toEqual([
      422,
      'DATA_INVALIDA',
    ]);
    expect((await register(finance, matter, { comprovante: ' 1 ' })).status).toBe(422);
    expect(await mattersOf(codigo)).toHaveLength(1);
  });

  it('stays one matter whatever the buyer names, and shows where to where the bank sends nothing there', async () => {
    const { codigo } = await refused();
    await whileNowhereElse(async () => {
      for (let round = 0; round < 3; round++) {
        const given = bodyOf(await ana.tryRedirect(codigo, key));
        expect(given.devolucoes).toMatchObject([{ status: 'EM_PROCESSAMENTO', destino: 'pix', a_mao: true }]);
        const matter = await matterOf(codigo);
        expect(matter).toMatchObject({ tipo: 'DEVOLUCAO_A_FAZER', valor: 1000 });
        expect(matter.devolucao).toMatchObject({
          a_mao: 'DESTINO',
          destino: expect.stringContaining('ana@exemplo.com.br'),
        });
        await send(codigo);
        if (round < 2) {
          bodyOf(await finance.client.post(`/api/financeiro/pendencias/${matter.referencia}/nova-chave`, {}));
          expect(await matterOf(codigo)).toMatchObject({ tipo: 'DEVOLUCAO_RECUSADA' });
        }
      }
    });
    const matter = await matterOf(codigo);
    bodyOf(await register(finance, matter));
    bodyOf(await tryCheck(admin, matter));
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
    expect((await refundsOf(codigo)).every(({ destino }) => destino === null)).toBe(true);
  });

  it('that was marked as settled before there were receipts stays on the list, and isn’t paid again', async () => {
    const { db, services } = backend.current;
    const { codigo } = await refused();
    const { referencia } = await matterOf(codigo);
    await db.insert(financeMarks).values({
      tipo: 'DEVOLUCAO_RECUSADA',
      referencia,
      nota: 'Pago por fora.',
      id_login: await loginIdOf(db, finance),
      resolvido_em: services.clock(),
    });
    await db
      .update(refunds)
      .set({ a_mao_desde: services.clock(), a_mao_motivo: 'ASSUMIDA' })
      .where(eq(refunds.id, referencia));
    expect(codeOf(await ana.tryRedirect(codigo, key))).toEqual([409, 'DEVOLUCAO_SEM_PENDENCIA']);
    bodyOf(await register(finance, await matterOf(codigo)));
    bodyOf(await tryCheck(admin, await matterOf(codigo)));
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });
});

describe('a refund of what another provider took (REFUND-13)', () => {
  async function whileAnotherBank<Result>(work: () => Promise<Result>): Promise<Result> {
    const { services } = backend.current;
    const all = [services.pix, services.boleto, services.card];
    const before = all.map(({ name, refund }) => ({ name, refund }));
    for (const provider of all) {
      Object.assign(provider, { name: 'banco-novo', refund: () => Promise.resolve('DEVOLVIDO') });
    }
    try {
      return await work();
    } finally {
      for (const [index, provider] of all.entries()) Object.assign(provider, before[index]);
    }
  }

  it('never goes to the one of today: it is a matter until that bank is connected again', async () => {
    const { services } = backend.current;
    const { codigo, txid } = await paid();
    const former = { ...services.pix };
    await whileAnotherBank(async () => {
      bodyOf(await ana.tryWithdraw(codigo));
      expect((await ana.purchase(codigo)).estado).toBe('ARREPENDIDA');
      await send(codigo);
      expect(await matterOf(codigo)).toMatchObject({
        tipo: 'DEVOLUCAO_A_FAZER',
        devolucao: { a_mao: 'SEM_PROVEDOR' },
      });
      expect(await givenBack(txid)).toBe(0);
      await sendRefunds(backend.current.db, { ...paymentsOf(services), former: [former] }, codigo);
    });
    expect(await givenBack(txid)).toBe(100_000);
    expect(await mattersOf(codigo)).toEqual([]);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });

  it('that is being made by hand isn’t sent as well once its bank is connected again', async () => {
    const { codigo, txid } = await paid();
    await whileAnotherBank(() => ana.tryWithdraw(codigo));
    bodyOf(await register(finance, await matterOf(codigo)));
    await send(codigo);
    expect(await givenBack(txid)).toBe(0);
    bodyOf(await tryCheck(admin, await matterOf(codigo)));
    await send(codigo);
    expect(await givenBack(txid)).toBe(0);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });
});

it('no one but the finance team registers or checks anything', async () => {
  const { codigo } = await refused();
  const matter = await matterOf(codigo);
  const seller = await registerStaff(backend.current, 'SUPERVISOR');
  for (const client of [ana, seller]) {
    expect((await register(client, matter)).status).toBe(403);
    expect((await tryCheck(client, matter)).status).toBe(403);
  }
  expect(await backend.current.db.$count(logins)).toBeGreaterThan(0);
});
