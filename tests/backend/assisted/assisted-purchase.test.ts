import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import { auditLog, logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { forgetOldProposals } from '#/backend/modules/assisted/forget-old-proposals.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { personPassword } from '../../support/person.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { bornMinor, makeGuardian } from '../checkout/guardian-of.ts';
import { freeSeats } from '../checkout/seats.ts';
import {
  codeOf,
  loginIdOf,
  mailsTo,
  makeStudent,
  propose,
  registerStaff,
  tokenOf,
  tryPropose,
} from './desk.ts';

const backend = withBackend({ clock: noon });
const hour = 3_600_000;
let nextOffer = 1;
let supervisor: Buyer;
let seller: Buyer;
let stranger: Buyer;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  supervisor = await registerStaff(backend.current, 'SUPERVISOR', { cap: 20 });
  const supervisorId = await loginIdOf(db, supervisor);
  seller = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
  stranger = await registerStaff(backend.current, 'CONTACT_CENTER');
});

const now = () => backend.current.services.clock();

async function offerWith(offer: Partial<Parameters<typeof addOffer>[1]> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const price = { preco_original_centavos: 100_000, preco_promocional_centavos: null, parcelas_max: 10 };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days, ...price, ...offer });
  return id_oferta;
}

const refusal = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  codigo: (body as ErrorBody).codigo,
});
const linkPath = (token: string) => `/api/compra-assistida/link/${token}`;
const open = (who: Buyer, token: string, body: object = {}) =>
  who.client.post<Purchase>(linkPath(token), body);
const dead = { status: 410, codigo: 'LINK_SEM_VALIDADE' };

describe('finding a student', () => {
  it('shows a seller name and contact masked, and writes it down (ASSISTED-2, ASSISTED-3)', async () => {
    const student = await Buyer.register(backend.current.url, {
      nome: 'Camila Ferreira Barros',
      telefone: '(48) 99123-4567',
    });
    const { cpf, email } = student.student;
    const found = bodyOf(await seller.client.post('/api/compra-assistida/aluno', { cpf }));
    expect(found).toEqual({
      conhecido: true,
      nome: 'Camila B***',
      email: 'p***@e***.com.br',
      telefone: '(48) *****-4567',
    });
    expect(JSON.stringify(found)).not.toContain(email);
    const me = bodyOf(await student.client.get<{ idPessoa: number }>('/api/getPersonData'));
    const acts = await backend.current.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.id_pessoa_afetada, me.idPessoa));
    expect(acts).toMatchObject([
      { acao: 'CONSULTOU_CPF', id_login: await loginIdOf(backend.current.db, seller) },
    ]);
    expect(JSON.stringify(acts)).not.toContain(cpfDigits(cpf));
  });

  it('is for sellers, sixty times an hour (ASSISTED-3)', async () => {
    const shopper = await Buyer.register(backend.current.url);
    const { cpf } = makeStudent();
    const asking = (who: Buyer) => who.client.post('/api/compra-assistida/aluno', { cpf });
    expect(refusal(await asking(shopper))).toEqual({ status: 403, codigo: 'ACESSO_NEGADO' });
    const busy = await registerStaff(backend.current, 'CONTACT_CENTER');
    for (let times = 0; times < 60; times++) bodyOf(await asking(busy));
    expect(refusal(await asking(busy))).toEqual({ status: 429, codigo: 'MUITAS_TENTATIVAS' });
  });
});

describe('a proposal', () => {
  it('holds no seat, sends a link for 72 hours, and is the seller’s and the supervisor’s to see (ASSISTED-1, ASSISTED-4)', async () => {
    const student = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    const made = await propose(seller, offer, student.student.cpf, { desconto_percentual: 10 });
    expect(made).toMatchObject({
      tipo: 'COMPRA',
      situacao: 'ABERTA',
      total: 900,
      preco_original: 1000,
      expira_em: new Date(now().getTime() + 72 * hour).toISOString(),
      url: expect.stringMatching(new RegExp(`/compra-assistida/1-${offer}\\?link=[\\w-]{80,}$`)) as string,
    });
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
    expect(await mailsTo(backend.current.db, student.student.email)).toContain('compra-assistida');
    const at = `/api/compra-assistida/${made.id}`;
    expect(bodyOf(await supervisor.client.get<Proposal>(at))).toMatchObject({ id: made.id, propria: false });
    const missing = await stranger.client.get('/api/compra-assistida/999999');
    expect(await stranger.client.get(at)).toMatchObject({ status: 404, body: missing.body });
    expect((await stranger.client.post(`${at}/cancelar`)).status).toBe(404);
  });

  it('needs the data of a student the shop does not know, and takes none of one it knows (ASSISTED-2)', async () => {
    const known = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    const aluno = makeStudent();
    expect(refusal(await tryPropose(seller, offer, aluno.cpf))).toEqual({
      status: 422,
      codigo: 'ALUNO_DESCONHECIDO',
    });
    const typed = { aluno: { ...aluno, cpf: known.student.cpf } };
    expect(refusal(await tryPropose(seller, offer, known.student.cpf, typed))).toEqual({
      status: 422,
      codigo: 'ALUNO_CONHECIDO',
    });
    expect(refusal(await tryPropose(seller, offer, seller.student.cpf))).toMatchObject({
      codigo: 'VENDA_PROPRIA',
    });
    const made = await propose(seller, offer, aluno.cpf, { aluno });
    expect(made.aluno.nome).toBe(aluno.nome);
    expect(refusal(await tryPropose(seller, offer, aluno.cpf, { aluno }))).toEqual({
      status: 409,
      codigo: 'LINK_EM_ABERTO',
    });
  });

  it('above the seller’s own discount waits for the supervisor of the team (ASSISTED-7)', async () => {
    const student = await Buyer.register(backend.current.url);
    const { cpf, email } = student.student;
    const offer = await offerWith();
    expect(refusal(await tryPropose(seller, offer, cpf, { desconto_percentual: 15 }))).toMatchObject({
      status: 422,
    });
    expect(refusal(await tryPropose(seller, offer, cpf, { desconto_percentual: 51 }))).toMatchObject({
      status: 422,
    });
    const wish = { desconto_percentual: 15, motivo: 'Ex-aluno' };
    expect((await tryPropose(stranger, offer, cpf, wish)).status, 'answers to nobody').toBe(422);
    const made = await propose(seller, offer, cpf, wish);
    expect(made).toMatchObject({ situacao: 'AGUARDANDO_APROVACAO', url: null });
    expect(await mailsTo(backend.current.db, email)).not.toContain('compra-assistida');

    const pending = await supervisor.client.get<{ itens: Proposal[] }>('/api/compra-assistida/descontos');
    expect(bodyOf(pending).itens).toMatchObject([{ id: made.id, motivo: 'Ex-aluno' }]);
    const decide = (who: Buyer, decisao: string) =>
      who.client.post<Proposal>(`/api/compra-assistida/${made.id}/desconto`, { decisao });
    expect(refusal(await decide(seller, 'APROVADO'))).toEqual({ status: 403, codigo: 'ACESSO_NEGADO' });
    expect(bodyOf(await decide(supervisor, 'APROVADO'))).toMatchObject({ situacao: 'ABERTA', total: 850 });
    expect(refusal(await decide(supervisor, 'RECUSADO'))).toEqual({
      status: 409,
      codigo: 'DESCONTO_DECIDIDO',
    });
    expect(await mailsTo(backend.current.db, email)).toContain('compra-assistida');
    expect(await mailsTo(backend.current.db, seller.student.email)).toContain('desconto-decidido');
  });

  it('refused, opens nothing (ASSISTED-7)', async () => {
    const student = await Buyer.register(backend.current.url);
    const made = await propose(seller, await offerWith(), student.student.cpf, {
      desconto_percentual: 30,
      motivo: 'Pediu muito',
    });
    const at = `/api/compra-assistida/${made.id}`;
    bodyOf(await supervisor.client.post(`${at}/desconto`, { decisao: 'RECUSADO' }));
    expect(bodyOf(await seller.client.get(at))).toMatchObject({ situacao: 'RECUSADA', url: null });
    expect(refusal(await seller.client.post(`${at}/reenviar`))).toEqual({
      status: 409,
      codigo: 'LINK_ENCERRADO',
    });
  });
});

describe('the link', () => {
  it('makes one purchase with the seller’s name and price, which the student accepts and pays (ASSISTED-6)', async () => {
    const student = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    const made = await propose(seller, offer, student.student.cpf, { desconto_percentual: 10 });
    const token = tokenOf(made);
    const read = bodyOf(await student.client.get(linkPath(token)));
    expect(read).toMatchObject({ total: 900, desconto: 100, compra: null, menor: false, faltam: [] });
    expect(await freeSeats(backend.current.db, offer), 'looking holds nothing').toBe(20);

    const [first, second] = await Promise.all([open(student, token), open(student, token)]);
    const purchase = bodyOf(first);
    expect(bodyOf(second).codigo).toBe(purchase.codigo);
    expect(await freeSeats(backend.current.db, offer)).toBe(19);
    expect(purchase).toMatchObject({ total: 900, desconto: 100, assistida: true, contratante: true });
    const [row] = await backend.current.db
      .select()
      .from(purchases)
      .where(eq(purchases.codigo, purchase.codigo));
    expect(row!.id_vendedor).toBe(await loginIdOf(backend.current.db, seller));

    await student.accept(purchase);
    bodyOf(await student.tryPay(purchase.codigo));
    await act(backend.current.url, (await student.pix(purchase.codigo)).txid, 'pagar');
    expect(await student.purchase(purchase.codigo)).toMatchObject({ estado: 'MATRICULADA' });
    expect(bodyOf(await open(student, token)).codigo, 'leads to it still').toBe(purchase.codigo);
    expect(bodyOf(await seller.client.get(`/api/compra-assistida/${made.id}`))).toMatchObject({
      situacao: 'USADA',
      compra: 'MATRICULADA',
      url: null,
    });
  });

  it('is good for a person who is named alone; no seller opens, accepts or pays (ASSISTED-9)', async () => {
    const student = await Buyer.register(backend.current.url);
    const other = await Buyer.register(backend.current.url);
    const token = tokenOf(await propose(seller, await offerWith(), student.student.cpf));
    for (const answer of [await other.client.get(linkPath(token)), await open(other, token)]) {
      expect(refusal(answer)).toEqual({ status: 403, codigo: 'LINK_DE_OUTRA_PESSOA' });
      expect(JSON.stringify(answer.body)).not.toMatch(/Soldador/);
    }
    for (const who of [seller, supervisor]) {
      expect(refusal(await open(who, token))).toEqual({ status: 403, codigo: 'ACESSO_NEGADO' });
    }
    const { codigo, contrato } = bodyOf(await open(student, token));
    const { versao, sha256 } = contrato;
    expect((await seller.client.post(`/api/compra/${codigo}/aceite`, { versao, sha256 })).status).toBe(404);
    for (const forged of ['A'.repeat(43), `${token.slice(0, -4)}AAAA`, '%20']) {
      expect(refusal(await open(student, forged))).toEqual(dead);
    }
  });

  it('makes another purchase once the hold of the first ran out, until it is over itself (ASSISTED-11)', async () => {
    const student = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    const token = tokenOf(await propose(seller, offer, student.student.cpf));
    const first = bodyOf(await open(student, token));
    backend.current.moveBusinessClock(hour);
    await expireDueHolds(backend.current.db, paymentsAt(now()));
    const second = bodyOf(await open(student, token));
    expect(second.codigo).not.toBe(first.codigo);
    backend.current.moveBusinessClock(72 * hour);
    await expireDueHolds(backend.current.db, paymentsAt(now()));
    expect(refusal(await open(student, token))).toEqual(dead);
  });

  it('dies when it is cancelled or another one is sent, once a minute (ASSISTED-5)', async () => {
    const student = await Buyer.register(backend.current.url);
    const made = await propose(seller, await offerWith(), student.student.cpf);
    const at = `/api/compra-assistida/${made.id}`;
    expect(refusal(await seller.client.post(`${at}/reenviar`))).toEqual({
      status: 429,
      codigo: 'MUITOS_ENVIOS',
    });
    backend.current.moveBusinessClock(61_000);
    const again = bodyOf(await seller.client.post<Proposal>(`${at}/reenviar`));
    expect(refusal(await open(student, tokenOf(made)))).toEqual(dead);
    expect((await student.client.get(linkPath(tokenOf(again)))).status).toBe(200);
    bodyOf(await seller.client.post(`${at}/cancelar`));
    expect(refusal(await open(student, tokenOf(again)))).toEqual(dead);
  });

  it('keeps the price that was promised, or the lower one of today (ASSISTED-6)', async () => {
    const student = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    const token = tokenOf(await propose(seller, offer, student.student.cpf, { desconto_percentual: 10 }));
    await backend.current.db.execute(
      `UPDATE offers SET preco_original_centavos = 150000 WHERE id_oferta = ${offer}`,
    );
    expect(bodyOf(await open(student, token))).toMatchObject({
      preco_original: 1500,
      total: 900,
      desconto: 600,
    });
  });

  it('lets a fixed payment be no other, and a suggested one be changed (ASSISTED-8)', async () => {
    const condicoes = { forma: 'boleto', parcelas: 3, fixas: true };
    const fixed = await Buyer.register(backend.current.url);
    const { cpf } = fixed.student;
    const wish = { condicoes: { ...condicoes, parcelas: 11 } };
    expect(refusal(await tryPropose(seller, await offerWith(), cpf, wish))).toMatchObject({ status: 422 });
    const settled = bodyOf(
      await open(fixed, tokenOf(await propose(seller, await offerWith(), cpf, { condicoes }))),
    );
    expect(settled.condicoes).toEqual(condicoes);
    await fixed.accept(settled);
    expect(refusal(await fixed.tryPay(settled.codigo, 'pix'))).toEqual({
      status: 422,
      codigo: 'PAGAMENTO_COMBINADO',
    });
    bodyOf(await fixed.tryPay(settled.codigo, 'boleto', 3));

    const free = await Buyer.register(backend.current.url);
    const suggestion = { condicoes: { ...condicoes, fixas: false } };
    const proposed = await propose(seller, await offerWith(), free.student.cpf, suggestion);
    const suggested = bodyOf(await open(free, tokenOf(proposed)));
    await free.accept(suggested);
    bodyOf(await free.tryPay(suggested.codigo, 'pix'));
  });

  it('of a student under 18 needs a guardian, as everywhere (GUARDIAN-1)', async () => {
    const student = await Buyer.register(backend.current.url, { nascimento: bornMinor });
    const token = tokenOf(await propose(seller, await offerWith(), student.student.cpf));
    expect(bodyOf(await student.client.get(linkPath(token)))).toMatchObject({ menor: true });
    expect(refusal(await open(student, token))).toMatchObject({ codigo: 'RESPONSAVEL_NECESSARIO' });
    const responsavel = makeGuardian();
    expect(bodyOf(await open(student, token, { responsavel }))).toMatchObject({
      contratante: false,
      responsavel,
    });
  });

  it('tells the student what the contact centre did (ASSISTED-12)', async () => {
    const student = await Buyer.register(backend.current.url);
    const token = tokenOf(await propose(seller, await offerWith(), student.student.cpf));
    const { codigo } = bodyOf(await open(student, token));
    const path = `/api/compra/${codigo}/atendimento`;
    expect(bodyOf(await student.client.get(path))).toMatchObject({
      vendedor: seller.student.nome.split(' ')[0],
      atos: [{ acao: 'MONTOU_COMPRA_ASSISTIDA' }, { acao: 'ENVIOU_LINK' }],
    });
    const other = await Buyer.register(backend.current.url);
    expect((await other.client.get(path)).status).toBe(404);
  });
});

describe('a login by code', () => {
  const visitor = () => new ApiClient(backend.current.url);
  const consents = { termos: true, novidades: false };

  async function proposed() {
    const aluno = makeStudent();
    const made = await propose(seller, await offerWith(), aluno.cpf, { aluno });
    return { aluno, made, path: linkPath(tokenOf(made)) };
  }

  it('proves the address, makes the account and opens the link (ASSISTED-10)', async () => {
    const { aluno, made, path } = await proposed();
    const client = visitor();
    expect(bodyOf(await client.get(`${path}/login`))).toEqual({
      tem_login: false,
      turma: expect.stringMatching(/^1-\d+$/) as string,
      email: 'p***@e***.com.br',
    });
    bodyOf(await client.post(`${path}/codigo`));
    expect(await mailsTo(backend.current.db, aluno.email)).toContain('codigo-de-novo-acesso');
    const codigo = await codeOf(backend.current, made.id);
    const wish = { codigo, senha: personPassword, aceites: consents };
    expect((await client.post(`${path}/login`, wish)).status).toBe(201);
    const student = Buyer.of(client, aluno);
    expect(bodyOf(await client.get('/api/getPersonData'))).toMatchObject({
      nome: aluno.nome,
      cpf: aluno.cpf,
      emailConfirmado: true,
      tipoLogin: 'ALUNO',
    });
    expect(bodyOf(await open(student, tokenOf(made)))).toMatchObject({ aluno: { nome: aluno.nome } });
    expect(refusal(await visitor().post(`${path}/codigo`))).toEqual({
      status: 409,
      codigo: 'LOGIN_EXISTENTE',
    });
  });

  it('takes five wrong codes, and none after 15 minutes (ASSISTED-10)', async () => {
    const { made, path } = await proposed();
    const client = visitor();
    const enter = (codigo: string) =>
      client.post(`${path}/login`, { codigo, senha: personPassword, aceites: consents });
    expect(refusal(await enter('123456'))).toEqual({ status: 410, codigo: 'CODIGO_SEM_VALIDADE' });
    bodyOf(await client.post(`${path}/codigo`));
    const right = await codeOf(backend.current, made.id);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let times = 0; times < 5; times++) {
      expect(refusal(await enter(wrong))).toEqual({ status: 422, codigo: 'CODIGO_INCORRETO' });
    }
    expect(refusal(await enter(right))).toEqual({ status: 410, codigo: 'CODIGO_SEM_VALIDADE' });
    bodyOf(await client.post(`${path}/codigo`));
    backend.current.moveBusinessClock(15 * 60_000);
    expect(refusal(await enter(await codeOf(backend.current, made.id)))).toMatchObject({ status: 410 });
  });

  it('of a person the shop knows goes to their own address, never one that was typed (ASSISTED-10)', async () => {
    const { db } = backend.current;
    const aluno = makeStudent();
    const email = `antes.${aluno.email}`;
    const [person] = await db
      .insert(persons)
      .values({
        nome: aluno.nome,
        cpf: cpfDigits(aluno.cpf),
        nascimento: aluno.nascimento,
        telefones: ['48991234567'],
        email_principal: email,
        criado_em: now(),
      })
      .returning();
    const made = await propose(seller, await offerWith(), aluno.cpf);
    const path = linkPath(tokenOf(made));
    const client = visitor();
    bodyOf(await client.post(`${path}/codigo`));
    expect(await mailsTo(db, email)).toEqual(['compra-assistida', 'codigo-de-novo-acesso']);
    const codigo = await codeOf(backend.current, made.id);
    const wish = { codigo, senha: personPassword, aceites: consents };
    expect((await client.post(`${path}/login`, wish)).status).toBe(201);
    const [login] = await db.select().from(logins).where(eq(logins.id_pessoa, person!.id_pessoa));
    expect(login).toMatchObject({ email, tipo_login: 'ALUNO' });
    expect(login!.email_confirmado_em).not.toBeNull();
  });
});

it('forgets a student who never took the link, 30 days after it (ASSISTED-13)', async () => {
  const aluno = makeStudent();
  const made = await propose(seller, await offerWith(), aluno.cpf, { aluno });
  const { db } = backend.current;
  const find = async () =>
    (await db.select().from(assistedProposals).where(eq(assistedProposals.id, made.id)))[0]!;
  const over = new Date(made.expira_em).getTime();
  await forgetOldProposals(db, new Date(over + 29 * 24 * hour));
  expect((await find()).aluno).not.toBeNull();
  await forgetOldProposals(db, new Date(over + 30 * 24 * hour));
  expect(await find()).toMatchObject({ aluno: null, cpf: null });
});
