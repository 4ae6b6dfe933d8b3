import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courses } from '#/backend/db/schema/catalogue.ts';
import { favourites, reviews } from '#/backend/db/schema/community.ts';
import { callbackRequests, companyLeads } from '#/backend/db/schema/content.ts';
import { auditLog, consents, logins, outbox, persons } from '#/backend/db/schema/identity.ts';
import { newsletterSubscriptions } from '#/backend/db/schema/newsletter.ts';
import { companySeats, purchases } from '#/backend/db/schema/purchasing.ts';
import { signBoletoLink } from '#/backend/modules/payments/boleto/boleto-token.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { exportData } from '#/backend/modules/account/export-data.ts';
import type { Consent } from '#/contract/account/privacy.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { makeRegistration, registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend({ seed: true, hasForeignRows: true });
const visitor = () => new ApiClient(() => backend.current.url);

type Export = Record<string, Record<string, unknown>[]> & { pessoa: Record<string, unknown> };

async function firstCourse(): Promise<number> {
  const [course] = await backend.current.db
    .select({ id: courses.id_produto })
    .from(courses)
    .where(eq(courses.publicado, true))
    .limit(1);
  return course!.id;
}

async function givePurchase(
  idPessoa: number,
  email: string,
  estado: PurchaseState,
  reserva_expira_em = new Date(Date.now() + 60_000),
): Promise<string> {
  const { db } = backend.current;
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.estado, 'MATRICULADA'), sql`${purchases.id_pessoa} > 8`))
    .limit(1);
  const aluno = { ...row!.aluno, email, telefone: '(47) 99999-8888' };
  await db
    .update(purchases)
    .set({ id_pessoa: idPessoa, aluno, estado, reserva_expira_em, aceite_ip: '10.1.2.3' })
    .where(eq(purchases.codigo, row!.codigo));
  return row!.codigo;
}

describe('choices of privacy', () => {
  test('are those of the registration, and change with date and version of the text', async () => {
    const client = visitor();
    const { idPessoa } = await registerShopper(client);
    const { body } = await client.get<Consent[]>('/api/consentimentos');
    expect(body.map(({ tipo, aceito, versao }) => [tipo, aceito, versao])).toEqual([
      ['TERMOS', true, '2026-11'],
      ['NOVIDADES', false, '2026-11'],
      ['CONTATO', false, null],
      ['NECESSIDADES', false, null],
      ['PESQUISAS', false, null],
    ]);
    const changed = await client.put<Consent[]>('/api/consentimentos', {
      versao: '2026-11',
      escolhas: [{ tipo: 'NOVIDADES', aceito: true }],
    });
    expect(changed.body.find(({ tipo }) => tipo === 'NOVIDADES')).toMatchObject({
      aceito: true,
      versao: '2026-11',
      em: expect.stringMatching(/Z$/),
    });
    const history = await backend.current.db.select().from(consents).where(eq(consents.id_pessoa, idPessoa));
    expect(history.filter(({ tipo }) => tipo === 'NOVIDADES').map(({ aceito }) => aceito)).toEqual([
      false,
      true,
    ]);
  });

  test('of an old text, of the terms and of nothing are refused', async () => {
    const client = visitor();
    await registerShopper(client);
    const send = async (versao: string, escolhas: unknown) =>
      (await client.put('/api/consentimentos', { versao, escolhas })).status;
    expect(await send('2020-01', [{ tipo: 'NOVIDADES', aceito: true }])).toBe(409);
    expect(await send('2026-11', [{ tipo: 'TERMOS', aceito: false }])).toBe(422);
    expect(await send('2026-11', [])).toBe(422);
  });
});

describe('the export', () => {
  test('holds what is held about the person, no secret, and nothing of others (ACCOUNT-4)', async () => {
    const [client, other] = [visitor(), visitor()];
    const { idPessoa, email, cpf } = await registerShopper(client);
    const stranger = await registerShopper(other);
    const codigo = await givePurchase(idPessoa, email, 'MATRICULADA');
    await client.put(`/api/produto-favorito/${await firstCourse()}`);
    await client.put('/api/minha-conta', { rg: '7654321' });
    const { status, body } = await client.get<Export>('/api/meus-dados');
    expect(status).toBe(200);
    expect(body.pessoa).toMatchObject({ id_pessoa: idPessoa, cpf: cpf.replaceAll(/\D/g, '') });
    expect(JSON.stringify(body.pessoa)).toContain('7654321');
    expect(body['compras']).toMatchObject([{ codigo, historico: expect.any(Array) }]);
    expect(body['favoritos']).toHaveLength(1);
    expect(body['sessoes']).toHaveLength(1);
    expect(body['navegadores']).toEqual([{ id_login: expect.any(Number), usado_em: expect.any(String) }]);
    expect(body['mensagens']!.length).toBeGreaterThan(0);
    const held = await exportData({ db: backend.current.db, now: new Date() }, idPessoa);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(held).toSorted());
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|senha_hash|hash"/);
    expect(text).not.toContain(stranger.email);
  });
});

describe('what was left under a person’s address or CPF without signing in', () => {
  const left = async (email: string, cpf: string) => {
    const { db } = backend.current;
    const company = { ...makeLead(), email };
    expect(
      (
        await visitor().post('/api/me-ligue', {
          nome: 'Vítima',
          ddd: '47',
          tel: '991230001',
          cpf,
          email: 'v@exemplo.com.br',
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await visitor().post('/api/me-ligue', {
          nome: 'Vítima',
          ddd: '47',
          tel: '991230002',

          email,
        })
      ).status,
    ).toBe(200);
    expect((await visitor().post('/api/empresa-contato', company)).status).toBe(200);
    expect((await visitor().post('/api/newsletter', { email, versao: NEWSLETTER_TEXT_VERSION })).status).toBe(
      202,
    );
    await db.insert(newsletterSubscriptions).values({
      email,
      versao_texto: NEWSLETTER_TEXT_VERSION,
      pedido_em: new Date(),
      confirmado_em: new Date(),
    });
  };
  const traces = async (email: string) => {
    const { db } = backend.current;
    return [
      await db.$count(callbackRequests, sql`nome = 'Vítima'`),
      await db.$count(companyLeads, eq(companyLeads.email, email)),
      await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email)),
      await db.$count(outbox, sql`destinatario = ${email} AND tipo LIKE 'newsletter%'`),
    ];
  };

  test('is neither shown to a person who registers with them, nor ended by erasing that account', async () => {
    const thief = visitor();
    const registration = { ...makeRegistration(), telefone: '(48) 99876-5432' };
    await left(registration.email, registration.cpf);
    await thief.post('/api/cadastro', registration);
    const { body } = await thief.get<Export>('/api/meus-dados');
    expect(body['pedidos_de_contato']).toEqual([]);
    expect(body['pedidos_de_empresa']).toEqual([]);
    expect(body['newsletter']).toEqual([]);
    expect(new Set(body['mensagens']!.map(({ tipo }) => tipo))).toEqual(
      new Set(['boas-vindas', 'confirmar-email']),
    );
    expect(JSON.stringify(body)).not.toContain('Vítima');
    const before = await traces(registration.email);
    await thief.request('DELETE', '/api/minha-conta', { body: { senha: registration.senha } });
    expect(await traces(registration.email)).toEqual(before);
    await backend.current.db.delete(callbackRequests);
  });

  test('is the person’s once the address is confirmed, and by CPF together with the phone', async () => {
    const { db } = backend.current;
    const client = visitor();
    const registration = { ...makeRegistration(), telefone: '(47) 99123-0001' };
    await left(registration.email, registration.cpf);
    await client.post('/api/cadastro', registration);
    const byPhone = (await client.get<Export>('/api/meus-dados')).body;
    expect(byPhone['pedidos_de_contato']).toMatchObject([{ tel: '991230001' }]);
    await db
      .update(logins)
      .set({ email_confirmado_em: new Date() })
      .where(eq(logins.email, registration.email));
    const { body } = await client.get<Export>('/api/meus-dados');
    expect(body['pedidos_de_contato']).toHaveLength(2);
    expect(body['pedidos_de_empresa']).toHaveLength(1);
    expect(body['newsletter']).toHaveLength(1);
    await client.request('DELETE', '/api/minha-conta', { body: { senha: registration.senha } });
    expect(await traces(registration.email)).toEqual([0, 0, 0, 0]);
  });
});

const makeLead = () => ({
  empresa: 'Metal Azul',
  cnpj: '11.222.333/0001-81',
  nome: 'Vítima Souza',
  telefone: '(47) 99123-0001',
  cidade: 'Joinville',
  pessoas: 25,
  mensagem: 'Queremos treinar a equipe toda.',
  aceite: true,
});

describe('erasing the account', () => {
  const erase = (client: ApiClient, senha: string) =>
    client.request('DELETE', '/api/minha-conta', { body: { senha } });

  test('keeps the fiscal record without contact data, and nothing else of the person (ACCOUNT-5)', async () => {
    const { db } = backend.current;
    const [client, elsewhere] = [visitor(), visitor()];
    const person = await registerShopper(client);
    const { idPessoa, email, senha, cpf } = person;
    await elsewhere.post('/api/login', { identificador: email, senha });
    const codigo = await givePurchase(idPessoa, email, 'MATRICULADA');
    await client.put(`/api/produto-favorito/${await firstCourse()}`);
    await db.insert(reviews).values({
      id_produto: await firstCourse(),
      id_pessoa: idPessoa,
      nome_autor: person.nome,
      nota: 5,
      texto: 'Aprendi muito neste curso.',
      situacao: 'PUBLICADA',
      criado_em: new Date(),
    });

    const { status, setCookies } = await erase(client, senha);
    expect(status).toBe(200);
    expect(setCookies['dev_userToken']).toMatch(/Max-Age=0/);
    expect((await elsewhere.get('/api/minha-conta')).status).toBe(401);
    expect((await elsewhere.put('/api/refreshTokenUser')).status).toBe(401);
    expect((await visitor().post('/api/login', { identificador: email, senha })).status).toBe(401);
    expect((await visitor().post('/api/login', { identificador: cpf, senha })).status).toBe(401);

    const [row] = await db.select().from(persons).where(eq(persons.id_pessoa, idPessoa));
    expect(row).toMatchObject({
      nome: 'Pessoa removida',
      cpf: null,
      nascimento: null,
      telefones: [],
      email_principal: null,
      ficha: {},
    });
    const [purchase] = await db.select().from(purchases).where(eq(purchases.codigo, codigo));
    expect(purchase).toMatchObject({ estado: 'MATRICULADA', aceite_ip: null });
    expect(purchase!.aluno).toMatchObject({ telefone: '', email: '' });
    expect(purchase!.aluno.cpf).not.toBe('');
    const [review] = await db.select().from(reviews).where(eq(reviews.texto, 'Aprendi muito neste curso.'));
    expect(review).toMatchObject({ nome_autor: 'Pessoa removida', id_pessoa: null, nota: 5 });
    expect(await db.select().from(favourites).where(eq(favourites.id_pessoa, idPessoa))).toEqual([]);
    expect(await db.select().from(outbox).where(eq(outbox.destinatario, email))).toEqual([]);
    const acts = await db.select().from(auditLog).where(eq(auditLog.id_pessoa_afetada, idPessoa));
    expect(acts.map(({ acao }) => acao)).toEqual(['EXCLUIU_CONTA']);
    for (const table of [persons, logins, purchases, reviews]) {
      expect(JSON.stringify(await db.select().from(table))).not.toContain(email);
    }
  });

  test('frees CPF and e-mail for a new account', async () => {
    const client = visitor();
    const { idPessoa, ...registration } = await registerShopper(client);
    await erase(client, registration.senha);
    const again = await visitor().post<{ idPessoa: number }>('/api/cadastro', registration);
    expect(again.status).toBe(201);
    expect(again.body.idPessoa).not.toBe(idPessoa);
  });

  test('needs the password and no purchase on its way', async () => {
    const client = visitor();
    const { idPessoa, email, senha } = await registerShopper(client);
    const wrong = await erase(client, makeRegistration().senha + 'x');
    expect([wrong.status, wrong.body.campos]).toEqual([422, { senha: ['Senha incorreta.'] }]);
    await givePurchase(idPessoa, email, 'AGUARDANDO_PAGAMENTO');
    const { status, body } = await erase(client, senha);
    expect([status, body.codigo]).toEqual([409, 'COMPRA_EM_ANDAMENTO']);
    expect((await client.get('/api/minha-conta')).status).toBe(200);
  });

  test('is not hindered by a purchase that only the clock has ended', async () => {
    const client = visitor();
    const { idPessoa, email, senha } = await registerShopper(client);
    const past = new Date(Date.now() - 60_000);
    const codigo = await givePurchase(idPessoa, email, 'AGUARDANDO_PAGAMENTO', past);
    expect((await erase(client, senha)).status).toBe(200);
    const [row] = await backend.current.db.select().from(purchases).where(eq(purchases.codigo, codigo));
    expect(row).toMatchObject({ estado: 'EXPIRADA', aluno: { email: '' } });
  });

  describe('what was ordered and never paid (ACCOUNT-10)', () => {
    /** Orders of the person, or of whom they are the guardian, in a state, with a boleto each. */
    async function orderUnpaid(owner: { id_pessoa: number; id_responsavel: number | null }, estado: string) {
      const { db } = backend.current;
      const codigo = randomBytes(16).toString('hex').slice(0, 26).toUpperCase();
      const guardian = {
        nome: 'Vera Lima',
        cpf: '111.444.777-35',
        telefone: '(47) 99123-0002',
        email: 'vera@exemplo.com.br',
      };
      const student = {
        nome: 'Ana Lima',
        cpf: '529.982.247-25',
        nascimento: '2010-04-12',
        telefone: '(47) 99123-0001',
        email: 'ana@exemplo.com.br',
      };
      await db.execute(
        sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, ${JSON.stringify({
          ...owner,
          codigo,
          chave_idempotencia: codigo,
          estado,
          pago_em: null,
          codigo_cupom: null,
          vaga_retida: false,
          aluno: student,
          responsavel: owner.id_responsavel === null ? null : { ...guardian, parentesco: 'MAE' },
          pedido_sha256: 'a'.repeat(64),
        })}::jsonb)).* FROM purchases p WHERE estado = 'MATRICULADA' LIMIT 1`,
      );
      const [txid, id] = [`t${codigo.toLowerCase()}`, `b${codigo.toLowerCase()}`];
      const now = new Date().toISOString();
      const later = new Date(Date.now() + 86_400_000).toISOString();
      await db.execute(sql`INSERT INTO payment_charges (txid, codigo_compra, forma, parcelas, status, valor_centavos, criada_em, expira_em)
        VALUES (${txid}, ${codigo}, 'boleto', 1, 'SUBSTITUIDA', 100, ${now}, ${later})`);
      await db.execute(sql`INSERT INTO boletos (id, txid_cobranca, codigo_compra, parcela, status, valor_original_centavos, vencimento_original,
          vencimento, nosso_numero, codigo_barras, criado_em)
        VALUES (${id}, ${txid}, ${codigo}, 1, 'VENCIDO', 100, '2026-11-02', '2026-11-02',
          ${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}, '00193373700000001000500940144816060680935031', ${now})`);
      const v = signBoletoLink(backend.current.services.keys, id, new Date());
      const answers = async () => [
        (await visitor().get(`/api/boleto/impressao?v=${v}`)).status,
        (await visitor().get(`/api/boleto/documento?v=${v}`)).status,
        (await visitor().post('/api/boleto/renovar', { v })).status,
      ];
      const read = async () => {
        const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo));
        return { row: row!, text: JSON.stringify(row) };
      };
      return { codigo, answers, read };
    }

    test.each(['CANCELADA', 'EXPIRADA'])(
      'names no one once it is %s, and its boleto opens no more',
      async (estado) => {
        const client = visitor();
        const { idPessoa, senha } = await registerShopper(client);
        const order = await orderUnpaid({ id_pessoa: idPessoa, id_responsavel: null }, estado);
        expect((await order.answers())[0]).toBe(200);
        expect((await erase(client, senha)).status).toBe(200);
        const { row, text } = await order.read();
        expect(row.aluno).toEqual({
          nome: 'Pessoa removida',
          cpf: '',
          nascimento: '',
          telefone: '',
          email: '',
        });
        expect(text).not.toMatch(/Ana Lima|529\.982|exemplo\.com/);
        expect(await order.answers()).toEqual([410, 410, 410]);
      },
    );

    test('forgets a guardian who erases the account, and leaves the student', async () => {
      const [mother, student] = [visitor(), visitor()];
      const { idPessoa: id_responsavel, senha } = await registerShopper(mother);
      const { idPessoa: id_pessoa } = await registerShopper(student);
      const order = await orderUnpaid({ id_pessoa, id_responsavel }, 'CANCELADA');
      expect((await erase(mother, senha)).status).toBe(200);
      const { row, text } = await order.read();
      expect(row.responsavel).toMatchObject({ nome: 'Pessoa removida', cpf: '', telefone: '', email: '' });
      expect(text).not.toMatch(/Vera Lima|111\.444/);
      expect(row.aluno).toMatchObject({ nome: 'Ana Lima', cpf: '529.982.247-25' });
      expect(await order.answers()).toEqual([410, 410, 410]);
    });

    test('leaves a guardian with an account in their own orders when the student erases theirs', async () => {
      const [mother, student] = [visitor(), visitor()];
      const { idPessoa: id_responsavel } = await registerShopper(mother);
      const { idPessoa: id_pessoa, senha } = await registerShopper(student);
      const order = await orderUnpaid({ id_pessoa, id_responsavel }, 'EXPIRADA');
      expect((await erase(student, senha)).status).toBe(200);
      const { row } = await order.read();
      expect(row.aluno).toMatchObject({ nome: 'Pessoa removida', cpf: '' });
      expect(row.responsavel).toMatchObject({ nome: 'Vera Lima' });
    });

    test('names none of those for whom a company ordered seats', async () => {
      const client = visitor();
      const { db } = backend.current;
      const { idPessoa, senha } = await registerShopper(client);
      const unpaid = await orderUnpaid({ id_pessoa: idPessoa, id_responsavel: null }, 'EXPIRADA');
      const aluno = {
        nome: 'Rui Braga',
        cpf: '529.982.247-25',
        nascimento: '1990-01-01',
        email: 'rui@exemplo.com.br',
      };
      await db
        .insert(companySeats)
        .values({ codigo_compra: unpaid.codigo, posicao: 1, aluno, cpf: '52998224725' });
      expect((await erase(client, senha)).status).toBe(200);
      const [seat] = await db
        .select()
        .from(companySeats)
        .where(eq(companySeats.codigo_compra, unpaid.codigo));
      expect(seat).toMatchObject({ aluno: null, cpf: null });
    });

    test('stays as it is where money was taken for it', async () => {
      const client = visitor();
      const { idPessoa, senha, email } = await registerShopper(client);
      const codigo = await givePurchase(idPessoa, email, 'MATRICULADA');
      await backend.current.db
        .update(purchases)
        .set({ estado: 'CANCELADA', pago_em: null, vaga_retida: false })
        .where(eq(purchases.codigo, codigo));
      expect((await erase(client, senha)).status).toBe(200);
      const [row] = await backend.current.db.select().from(purchases).where(eq(purchases.codigo, codigo));
      expect(row!.aluno.cpf, 'the books hold a sale').not.toBe('');
    });
  });

  test('is not for staff', async () => {
    for (const { email, senha, tipoLogin } of seededLogins) {
      if (['ALUNO', 'RESPONSAVEL', 'EMPRESA'].includes(tipoLogin)) continue;
      const client = visitor();
      await client.post('/api/login', { identificador: email, senha });
      expect((await erase(client, senha)).body.codigo).toBe('CONTA_DA_EQUIPE');
    }
  });
});
