import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { GuardianRequest } from '#/contract/purchasing/guardian.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { makePerson, personPassword } from '../../support/person.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer, tryAct } from './buyer.ts';
import {
  askGuardian,
  bornMinor,
  makeGuardian,
  openLink,
  readLink,
  requestOf,
  tokenOf,
} from './guardian-of.ts';
import { freeSeats } from './seats.ts';

const backend = withBackend({ clock: noon });
const hour = 3_600_000;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
});

async function offerWith(offer: Partial<Parameters<typeof addOffer>[1]> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days, ...offer });
  return id_oferta;
}

const ask = async () => askGuardian(backend.current.url, await offerWith());
const now = () => backend.current.services.clock();
const refusal = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  codigo: (body as ErrorBody).codigo,
});
const dead = { status: 410, codigo: 'LINK_SEM_VALIDADE' };
const missing = { status: 404, codigo: 'COMPRA_NAO_ENCONTRADA' };

async function settle(): Promise<void> {
  const { db, services } = backend.current;
  await applyWaitingPayments(db, paymentsAt(now(), services));
  await sendRefunds(db, paymentsAt(now(), services));
}

const mailsTo = async (email: string) => {
  const rows = await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, email));
  return rows.map(({ tipo }) => tipo).filter((tipo) => !/email|boas-vindas/.test(tipo));
};

describe('buying under 18', () => {
  it('needs a guardian who is another person, of age when it is the buyer (GUARDIAN-1)', async () => {
    const student = await Buyer.register(backend.current.url, { nascimento: bornMinor });
    const offer = await offerWith();
    expect(refusal(await student.tryBuy(offer))).toEqual({ status: 422, codigo: 'RESPONSAVEL_NECESSARIO' });
    const { nome, cpf, telefone, email } = student.student;
    const oneself = { nome, cpf, telefone, email, parentesco: 'OUTRO' as const };
    const alone = await student.tryBuy(offer, { responsavel: oneself });
    expect(refusal(alone)).toEqual({ status: 422, codigo: 'RESPONSAVEL_INVALIDO' });
    const forChild = { nome: 'Bia Souza Lima', cpf: '111.444.777-35' };
    const young = await student.tryBuy(offer, { responsavel: oneself, aluno: forChild });
    expect(refusal(young)).toEqual({ status: 422, codigo: 'RESPONSAVEL_MENOR' });
    const badly = await student.client.post(
      '/api/compra',
      { id_oferta: offer, aluno: student.student, responsavel: { ...oneself, parentesco: 'VIZINHO' } },
      { headers: { 'idempotency-key': 'chave-parentesco' } },
    );
    expect(badly.status).toBe(422);
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
  });

  it('holds the seat for 72 hours and writes to the guardian (GUARDIAN-3)', async () => {
    const { student, purchase, responsavel } = await ask();
    expect(purchase).toMatchObject({
      estado: 'AGUARDANDO_ACEITE',
      responsavel,
      contratante: false,
      reserva_expira_em: new Date(now().getTime() + 72 * hour).toISOString(),
    });
    expect(await mailsTo(responsavel.email)).toEqual(['responsavel-convidado']);
    expect(await requestOf(student, purchase.codigo)).toMatchObject({
      url: expect.stringMatching(/\/responsavel\/[\w-]{80,}$/) as string,
      expira_em: purchase.reserva_expira_em,
    });
  });

  it('holds it no longer than until the offer begins (GUARDIAN-3)', async () => {
    const offer = await offerWith({ inscricoes_ate: '2026-11-22', data_inicio: '2026-11-22' });
    const { purchase } = await askGuardian(backend.current.url, offer);
    expect(purchase.reserva_expira_em).toBe('2026-11-22T03:00:00.000Z');
  });

  it('lets an adult buy for a child at once, as the guardian (GUARDIAN-2)', async () => {
    const parent = await Buyer.register(backend.current.url);
    const { nome, cpf, telefone, email } = parent.student;
    const responsavel = { nome, cpf, telefone, email, parentesco: 'PAI' as const };
    const aluno = { nome: 'Bia Souza Lima', cpf: '111.444.777-35', nascimento: bornMinor };
    const purchase = await parent.buy(await offerWith(), { aluno, responsavel });
    expect(purchase).toMatchObject({ contratante: true, reserva_expira_em: inMinutes(30) });
    bodyOf(await parent.tryPay((await parent.accept(purchase)).codigo));
    expect(await mailsTo(email)).toEqual(['cobranca-criada']);
  });

  it('keeps no guardian for a person who is of age', async () => {
    const buyer = await Buyer.register(backend.current.url);
    const purchase = await buyer.buy(await offerWith(), { responsavel: makeGuardian() });
    expect(purchase).toMatchObject({ responsavel: null, contratante: true });
  });
});

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();

describe('the guardian', () => {
  it('opens the link, accepts and pays; the student looks on and is enrolled (GUARDIAN-2, GUARDIAN-8)', async () => {
    const { student, guardian, responsavel, codigo, purchase } = await ask();
    const token = await tokenOf(student, codigo);
    expect(bodyOf(await readLink(guardian, token))).toMatchObject({ codigo, contratante: false });
    expect((await guardian.client.get(`/api/compra/${codigo}`)).status, 'looking binds nobody').toBe(404);
    expect(bodyOf(await openLink(guardian, token))).toMatchObject({ codigo, contratante: true });

    const part = { status: 403, codigo: 'COMPRA_DO_RESPONSAVEL' };
    const { versao, sha256 } = purchase.contrato;
    const accepting = student.client.post(`/api/compra/${codigo}/aceite`, { versao, sha256 });
    expect(refusal(await accepting)).toEqual(part);
    await guardian.accept(purchase);
    expect(refusal(await student.tryPay(codigo))).toEqual(part);
    bodyOf(await guardian.tryPay(codigo));
    const { txid } = await guardian.pix(codigo);
    expect((await student.pix(codigo)).txid).toBe(txid);
    await act(backend.current.url, txid, 'pagar');

    expect(await student.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', contratante: false });
    const [row] = await backend.current.db.select().from(purchases).where(eq(purchases.codigo, codigo));
    expect(row).toMatchObject({ contrato_versao: versao, contrato_sha256: sha256, aceite_em: now() });
    expect(row!.aceite_ip).not.toBeNull();
    const paid = ['pagamento-recebido', 'matricula-confirmada'];
    expect(await mailsTo(student.student.email)).toEqual(paid);
    expect(await mailsTo(responsavel.email)).toEqual(['responsavel-convidado', 'cobranca-criada', ...paid]);
    const { body } = await guardian.client.get<{ itens: Purchase[] }>('/api/compras');
    expect(body.itens.map((item) => item.codigo)).toEqual([codigo]);
  });

  it('is the payer of a boleto', async () => {
    const { student, guardian, responsavel, codigo, purchase } = await ask();
    await openLink(guardian, await tokenOf(student, codigo));
    await guardian.accept(purchase);
    bodyOf(await guardian.tryPay(codigo, 'boleto'));
    const { pagador } = bodyOf(await student.client.get<BoletoCharge>(`/api/boleto/${codigo}`));
    expect(pagador).toMatchObject({ nome: responsavel.nome, cpf: responsavel.cpf });
  });

  it('alone can use the link: others read that it is not theirs, and nothing else (GUARDIAN-5)', async () => {
    const { student, guardian, codigo } = await ask();
    const token = await tokenOf(student, codigo);
    const stranger = await Buyer.register(backend.current.url);
    for (const who of [stranger, student]) {
      for (const answer of [await readLink(who, token), await openLink(who, token)]) {
        expect(refusal(answer)).toEqual({ status: 403, codigo: 'LINK_DE_OUTRA_PESSOA' });
        expect(JSON.stringify(answer.body)).not.toMatch(/Soldador|Souza|codigo_compra/);
      }
    }
    for (const forged of ['A'.repeat(43), `${token.slice(0, -4)}AAAA`, '%20']) {
      expect(refusal(await openLink(guardian, forged))).toEqual(dead);
    }
    bodyOf(await openLink(guardian, token));
    expect(refusal(await openLink(stranger, token))).toMatchObject({ status: 403 });
    bodyOf(await openLink(guardian, token));
  });

  it('must be of age themselves (GUARDIAN-1)', async () => {
    const responsavel = makeGuardian();
    const student = await Buyer.register(backend.current.url, { nascimento: bornMinor });
    const { codigo } = await student.buy(await offerWith(), { responsavel });
    const brother = await Buyer.register(backend.current.url, {
      cpf: responsavel.cpf,
      nascimento: '2009-01-01',
    });
    const answer = await openLink(brother, await tokenOf(student, codigo));
    expect(refusal(answer)).toEqual({ status: 403, codigo: 'RESPONSAVEL_MENOR' });
  });

  it('has no way in once time is over, the purchase was cancelled or a new link was sent (GUARDIAN-4)', async () => {
    const first = await ask();
    const old = await tokenOf(first.student, first.codigo);
    backend.current.moveBusinessClock(61_000);
    bodyOf(await first.student.client.post(`/api/compra/${first.codigo}/responsavel/reenviar`));
    expect(refusal(await readLink(first.guardian, old))).toEqual(dead);
    bodyOf(await readLink(first.guardian, await tokenOf(first.student, first.codigo)));

    const second = await ask();
    const token = await tokenOf(second.student, second.codigo);
    bodyOf(await second.student.tryCancel(second.codigo));
    expect(refusal(await readLink(second.guardian, token))).toEqual(dead);

    const third = await ask();
    const late = await tokenOf(third.student, third.codigo);
    backend.current.moveBusinessClock(72 * hour);
    expect(refusal(await openLink(third.guardian, late))).toEqual(dead);
    const { pix, boleto, card } = backend.current.services;
    await expireDueHolds(backend.current.db, { now: now(), pix, boleto, card });
    expect((await third.student.purchase(third.codigo)).estado).toBe('EXPIRADA');
    expect(await mailsTo(third.student.student.email)).toEqual(['responsavel-sem-resposta']);
  });
});

describe('who asked', () => {
  const resend = (who: Buyer, codigo: string) =>
    who.client.post<GuardianRequest>(`/api/compra/${codigo}/responsavel/reenviar`);
  const change = (who: Buyer, codigo: string, responsavel: unknown) =>
    who.client.put<GuardianRequest>(`/api/compra/${codigo}/responsavel`, { responsavel });

  it('sends the link again once a minute, ten times in all, and the seat is held no longer (GUARDIAN-6)', async () => {
    const { student, codigo, purchase } = await ask();
    expect(refusal(await resend(student, codigo))).toEqual({ status: 429, codigo: 'MUITOS_ENVIOS' });
    for (let time = 2; time <= 10; time++) {
      backend.current.moveBusinessClock(60_000);
      expect(bodyOf(await resend(student, codigo)).expira_em).toBe(purchase.reserva_expira_em);
    }
    backend.current.moveBusinessClock(60_000);
    const never = await resend(student, codigo);
    expect(never.status).toBe(429);
    expect(never.headers.has('retry-after')).toBe(false);
  });

  it('starts no new count by answering for the student in between (GUARDIAN-6)', async () => {
    const parent = await Buyer.register(backend.current.url);
    const { nome, email, cpf } = makePerson();
    const { codigo } = await parent.buy(await offerWith(), {
      aluno: { nome, email, cpf, nascimento: bornMinor },
      responsavel: makeGuardian(),
    });
    const { nascimento: _, ...self } = parent.student;
    bodyOf(await change(parent, codigo, { ...self, parentesco: 'MAE' as const }));
    expect((await requestOf(parent, codigo)).url).toBeNull();
    expect(refusal(await change(parent, codigo, makeGuardian()))).toEqual({
      status: 429,
      codigo: 'MUITOS_ENVIOS',
    });
  });

  it('names another guardian while none has accepted (GUARDIAN-7)', async () => {
    const { student, guardian, codigo, purchase } = await ask();
    const old = await tokenOf(student, codigo);
    await openLink(guardian, old);
    backend.current.moveBusinessClock(60_000);
    const responsavel = makeGuardian();
    const { cpf } = student.student;
    expect((await change(student, codigo, { ...responsavel, cpf })).status).toBe(422);
    bodyOf(await change(student, codigo, responsavel));
    expect(refusal(await guardian.client.get(`/api/compra/${codigo}`))).toEqual(missing);
    expect(refusal(await openLink(guardian, old))).toEqual(dead);
    expect(await mailsTo(guardian.student.email)).toEqual(['responsavel-convidado', 'responsavel-trocado']);
    const { nome, email } = responsavel;
    const other = await Buyer.register(backend.current.url, { nome, email, cpf: responsavel.cpf });
    bodyOf(await openLink(other, await tokenOf(student, codigo)));
    await other.accept(purchase);
    backend.current.moveBusinessClock(60_000);
    const settled = { status: 409, codigo: 'RESPONSAVEL_SEM_PENDENCIA' };
    expect(refusal(await resend(student, codigo))).toEqual(settled);
  });

  it('names another one after the first has accepted, whose acceptance and charge end (GUARDIAN-9)', async () => {
    const { db, url } = backend.current;
    const { student, guardian, codigo, purchase } = await ask();
    const old = await tokenOf(student, codigo);
    await openLink(guardian, old);
    await guardian.accept(purchase);
    bodyOf(await guardian.tryPay(codigo));
    const { txid } = await guardian.pix(codigo);
    backend.current.moveBusinessClock(60_000);
    const responsavel = makeGuardian();
    bodyOf(await change(student, codigo, responsavel));
    expect(refusal(await guardian.client.get(`/api/compra/${codigo}`))).toEqual(missing);
    expect(refusal(await openLink(guardian, old))).toEqual(dead);
    expect(await mailsTo(guardian.student.email)).toContain('responsavel-trocado');
    const asked = bodyOf(await student.client.get<Purchase>(`/api/compra/${codigo}`));
    expect(asked).toMatchObject({
      estado: 'AGUARDANDO_ACEITE',
      forma: null,
      contrato: { aceite_em: null },
      reserva_expira_em: purchase.reserva_expira_em,
    });
    await act(url, txid, 'pagar-atrasado');
    const still = bodyOf(await student.client.get<Purchase>(`/api/compra/${codigo}`));
    expect(still).toMatchObject({ estado: 'AGUARDANDO_ACEITE', devolucoes: [{ status: 'DEVOLVIDO' }] });

    const { nome, email, cpf } = responsavel;
    const other = await Buyer.register(url, { nome, email, cpf });
    bodyOf(await openLink(other, await tokenOf(student, codigo)));
    await other.accept(purchase);
    bodyOf(await other.tryPay(codigo));
    await act(url, (await other.pix(codigo)).txid, 'pagar');
    const paid = bodyOf(await student.client.get<Purchase>(`/api/compra/${codigo}`));
    expect(paid.estado).toBe('MATRICULADA');
    expect((await checkLedger(db)).differences).toEqual([]);
    const settled = { status: 409, codigo: 'RESPONSAVEL_SEM_PENDENCIA' };
    expect(refusal(await change(student, codigo, makeGuardian()))).toEqual(settled);
  });

  it('is paid for by the first or asks the second, whichever comes first, and never both (GUARDIAN-9)', async () => {
    const { db, url } = backend.current;
    for (let round = 0; round < 4; round++) {
      const { student, guardian, codigo, purchase } = await ask();
      await openLink(guardian, await tokenOf(student, codigo));
      await guardian.accept(purchase);
      bodyOf(await guardian.tryPay(codigo));
      const { txid } = await guardian.pix(codigo);
      backend.current.moveBusinessClock(60_000);
      // Each of them has the better start in turn.
      const pay = () => tryAct(url, txid, 'pagar');
      const name = () => change(student, codigo, makeGuardian());
      let paying = round % 2 === 0 ? pay() : undefined;
      const naming = name();
      paying ??= pay();
      const [paid] = await Promise.all([paying, naming]);
      await settle();
      if (paid.status !== 200) expect(refusal(paid)).toEqual({ status: 409, codigo: 'COBRANCA_ENCERRADA' });
      const { estado, devolucoes } = bodyOf(await student.client.get<Purchase>(`/api/compra/${codigo}`));
      const given = devolucoes.map(({ status }) => status);
      const isEnrolled = paid.status === 200 && estado === 'MATRICULADA';
      expect([estado, given]).toEqual(
        isEnrolled ? ['MATRICULADA', []] : ['AGUARDANDO_ACEITE', paid.status === 200 ? ['DEVOLVIDO'] : []],
      );
    }
    expect((await checkLedger(db)).differences).toEqual([]);
  });

  it('names no one else once the 72 hours of the purchase are over', async () => {
    const { student, guardian, codigo, purchase } = await ask();
    await openLink(guardian, await tokenOf(student, codigo));
    await guardian.accept(purchase);
    bodyOf(await guardian.tryPay(codigo, 'boleto'));
    backend.current.moveBusinessClock(73 * hour);
    const settled = { status: 409, codigo: 'RESPONSAVEL_SEM_PENDENCIA' };
    expect(refusal(await change(student, codigo, makeGuardian()))).toEqual(settled);
  });

  it('is the only one who does: the guardian and strangers find nothing', async () => {
    const { student, guardian, codigo } = await ask();
    await openLink(guardian, await tokenOf(student, codigo));
    for (const who of [guardian, await Buyer.register(backend.current.url)]) {
      expect(refusal(await resend(who, codigo))).toEqual(missing);
      expect(refusal(await change(who, codigo, makeGuardian()))).toEqual(missing);
      expect(refusal(await who.client.get(`/api/compra/${codigo}/responsavel`))).toEqual(missing);
    }
  });

  it('may cancel, as the guardian may', async () => {
    const first = await ask();
    await openLink(first.guardian, await tokenOf(first.student, first.codigo));
    expect(bodyOf(await first.guardian.tryCancel(first.codigo)).estado).toBe('CANCELADA');
    const second = await ask();
    expect(bodyOf(await second.student.tryCancel(second.codigo)).estado).toBe('CANCELADA');
  });
});

describe('what is kept of a guardian', () => {
  it('is in the export of both, and goes with the account', async () => {
    const { student, guardian, responsavel, codigo } = await ask();
    await openLink(guardian, await tokenOf(student, codigo));
    for (const who of [student, guardian]) {
      const { body } = await who.client.get<{ compras: { codigo: string; responsavel: unknown }[] }>(
        '/api/meus-dados',
      );
      expect(body.compras).toMatchObject([{ codigo, responsavel }]);
    }
    const erase = (who: Buyer) => who.client.delete('/api/minha-conta', { body: { senha: personPassword } });
    expect((await erase(guardian)).status, 'a seat is still on its way').toBe(409);
    bodyOf(await guardian.tryCancel(codigo));
    expect((await erase(guardian)).status).toBe(200);
    const [row] = await backend.current.db.select().from(purchases).where(eq(purchases.codigo, codigo));
    // ACCOUNT-10
    expect(row!.responsavel).toEqual({
      ...responsavel,
      nome: 'Pessoa removida',
      cpf: '',
      telefone: '',
      email: '',
    });
    expect(row!.aluno.email).toBe(student.student.email);
  });
});
