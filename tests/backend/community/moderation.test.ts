import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { questions, reviews } from '#/backend/db/schema/community.ts';
import { auditLog, logins } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import type { Participation } from '#/contract/community/community.ts';
import type { OpenQuestion, PendingReview } from '#/contract/community/moderation.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon, hasForeignRows: true });
const client = () => new ApiClient(() => backend.current.url);
const visitor = client();

type Page<Item> = { itens: Item[]; totalItens: number; page: number };

const seats: ReadonlySet<LoginKind> = new Set(['CONTACT_CENTER', 'SUPERVISOR']);

async function join(kind: LoginKind): Promise<ApiClient & { loginId: number }> {
  const staff = client();
  const { idPessoa } = await registerShopper(staff);
  const [row] = await backend.current.db
    .update(logins)
    .set({ tipo_login: kind, id_login_contact_center: seats.has(kind) ? 500 : null })
    .where(eq(logins.id_pessoa, idPessoa))
    .returning({ loginId: logins.id_login });
  return Object.assign(staff, row!);
}

let admin: Awaited<ReturnType<typeof join>>;
let seller: Awaited<ReturnType<typeof join>>;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Eletricista' });
  await addOffer(db, { id_produto: 1, id_oferta: 1, data_inicio: '2026-02-02' });
  admin = await join('ADMIN');
  seller = await join('CONTACT_CENTER');
});

async function enrol(): Promise<Buyer & { idPessoa: number }> {
  const { db, url } = backend.current;
  const buyer = await Buyer.register(url);
  const { codigo } = await buyer.buy(1);
  const [row] = await db
    .update(purchases)
    .set({ estado: 'MATRICULADA', aceite_em: noon(), pago_em: noon() })
    .where(eq(purchases.codigo, codigo))
    .returning({ idPessoa: purchases.id_pessoa });
  return Object.assign(buyer, { idPessoa: row!.idPessoa });
}

const publishedReviews = async () => (await visitor.get<Course>('/api/produto/detalhes/1')).body.reviews;
const participation = async (person: ApiClient) =>
  (await person.get<Participation>('/api/produto/1/minha-participacao')).body;
const listActs = (objeto: string) =>
  backend.current.db.select().from(auditLog).where(eq(auditLog.objeto, objeto));

describe('moderating reviews', () => {
  const listed = async (query = '') =>
    (await admin.get<Page<PendingReview>>(`/api/moderacao/opinioes${query}`)).body;
  const decide = (id: number, body: unknown, by: ApiClient = admin) =>
    by.post<{ situacao: string } & ErrorBody>(`/api/moderacao/opiniao/${id}/decisao`, body);

  async function write(nota: number, texto: string) {
    const author = await enrol();
    const sent = await author.client.post('/api/produto/1/opiniao', { nota, texto });
    expect(sent.status).toBe(201);
    const [row] = await backend.current.db
      .select({ id: reviews.id_opiniao })
      .from(reviews)
      .where(eq(reviews.id_pessoa, author.idPessoa));
    return { author, id: row!.id };
  }

  it('shows what waits, oldest first, as it would be published', async () => {
    const first = await write(5, 'Aulas muito boas, recomendo.');
    backend.current.moveClock(1000);
    const second = await write(2, 'A oficina é pequena demais.');
    const { itens, totalItens } = await listed();
    expect(totalItens).toBe(2);
    expect(itens.map(({ id_opiniao }) => id_opiniao)).toEqual([first.id, second.id]);
    expect(itens[1]).toMatchObject({
      nota: 2,
      texto: 'A oficina é pequena demais.',
      nome_autor: expect.stringMatching(/^\p{L}+ \p{L}\.$/u),
      produto: { id_produto: 1, titulo: 'Soldador', slug: 'soldador', publicado: true },
    });
    expect(JSON.stringify(itens)).not.toContain(first.author.student.email);
  });

  it('a published review counts at once, and its author is told', async () => {
    const { author, id } = await write(3, 'Bom, mas faltam máquinas.');
    expect(await publishedReviews()).toMatchObject({ total: 0 });
    const { status, body } = await decide(id, { decisao: 'PUBLICADA' });
    expect([status, body]).toEqual([200, { situacao: 'PUBLICADA', id_produto: 1 }]);
    expect(await publishedReviews()).toEqual({ media: 3, total: 1, distribuicao: [0, 0, 1, 0, 0] });
    const shown = await visitor.get<{ id_opiniao: number }[]>('/api/produto/1/opinioes/');
    expect(shown.body.map(({ id_opiniao }) => id_opiniao)).toEqual([id]);
    expect((await participation(author.client)).opiniao).toMatchObject({
      situacao: 'PUBLICADA',
      motivo_recusa: null,
    });
    expect((await listed()).itens.map(({ id_opiniao }) => id_opiniao)).not.toContain(id);
  });

  it('a refused review is never shown nor counted, and its author reads why', async () => {
    const before = await publishedReviews();
    const { author, id } = await write(1, 'O professor João da Silva falta.');
    expect((await decide(id, { decisao: 'RECUSADA', motivo: 'DADOS_PESSOAIS' })).status).toBe(200);
    expect(await publishedReviews()).toEqual(before);
    expect((await participation(author.client)).opiniao).toMatchObject({
      situacao: 'RECUSADA',
      motivo_recusa: 'DADOS_PESSOAIS',
    });
    const again = await author.client.post('/api/produto/1/opiniao', { nota: 1, texto: 'Tento de novo.' });
    expect([again.status, again.body.codigo]).toEqual([409, 'OPINIAO_JA_ENVIADA']);
  });

  it('a decision stands: the second moderator reads what was decided (COMMUNITY-2)', async () => {
    const { id } = await write(4, 'Gostei bastante do curso.');
    await decide(id, { decisao: 'RECUSADA', motivo: 'OFENSA' });
    const { status, body } = await decide(id, { decisao: 'PUBLICADA' });
    expect([status, body.codigo]).toEqual([409, 'OPINIAO_JA_DECIDIDA']);
    expect(body.mensagem).toBe('Esta opinião já foi recusada por alguém da equipe.');
    expect(await listActs(`opiniao ${id}`)).toHaveLength(1);
    const missing = await decide(999_999, { decisao: 'PUBLICADA' });
    expect([missing.status, missing.body.codigo]).toEqual([404, 'OPINIAO_NAO_ENCONTRADA']);
  });

  it('needs one of the reasons to refuse, and nothing else to publish (COMMUNITY-6)', async () => {
    const { id } = await write(4, 'Gostei muito das oficinas.');
    const unknown = await decide(id, { decisao: 'RECUSADA', motivo: 'FEIA' });
    expect([unknown.status, unknown.body.campos]).toEqual([422, { motivo: ['Escolha o motivo da recusa.'] }]);
    const none = await decide(id, { decisao: 'RECUSADA' });
    expect([none.status, none.body.campos]).toEqual([422, { motivo: ['Este campo é obrigatório.'] }]);
    expect((await decide(id, { decisao: 'PENDENTE' })).status).toBe(422);
    expect((await decide(id, {})).status).toBe(422);
    expect(await listActs(`opiniao ${id}`)).toEqual([]);
  });

  it('is written down with who, what, when and the request', async () => {
    const { author, id } = await write(1, 'Compre comigo em exemplo.com');
    const { headers } = await decide(id, { decisao: 'RECUSADA', motivo: 'PROPAGANDA' });
    expect(await listActs(`opiniao ${id}`)).toMatchObject([
      {
        acao: 'RECUSOU_OPINIAO',
        id_login: admin.loginId,
        id_pessoa_afetada: author.idPessoa,
        id_requisicao: headers.get('x-request-id'),
        dados: { motivo: 'PROPAGANDA' },
        em: backend.current.now(),
      },
    ]);
    const { body } = await author.client.get<Record<string, object[]>>('/api/meus-dados');
    expect(body['registros_de_atendimento']).toMatchObject([
      { acao: 'RECUSOU_OPINIAO', objeto: `opiniao ${id}`, dados: { motivo: 'PROPAGANDA' } },
    ]);
    expect(JSON.stringify(body['registros_de_atendimento'])).not.toContain('id_login');
    const own = await admin.get<Record<string, object[]>>('/api/meus-dados');
    expect(own.body['atos_de_equipe']).toContainEqual({
      acao: 'RECUSOU_OPINIAO',
      objeto: `opiniao ${id}`,
      em: backend.current.now().toISOString(),
    });
    expect(own.body['registros_de_atendimento']).toEqual([]);
  });

  it('goes by pages of ten', async () => {
    const { db } = backend.current;
    const { totalItens } = await listed();
    await db.insert(reviews).values(
      Array.from({ length: 12 }, (_, index) => ({
        id_produto: 2,
        nome_autor: 'Caio T.',
        nota: 5,
        texto: `Opinião número ${index}.`,
        situacao: 'PENDENTE' as const,
        criado_em: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    );
    const first = await listed();
    expect([first.itens.length, first.totalItens]).toEqual([10, totalItens + 12]);
    expect(first.itens[0]?.texto).toBe('Opinião número 0.');
    const second = await listed('?pagina=2');
    expect(second.itens.slice(0, 2).map(({ texto }) => texto)).toEqual([
      'Opinião número 10.',
      'Opinião número 11.',
    ]);
    expect((await listed('?pagina=9')).itens).toEqual([]);
    expect((await admin.get('/api/moderacao/opinioes?pagina=0')).status).toBe(422);
  });

  it('is the administrator’s alone', async () => {
    const { id } = await write(5, 'Professores excelentes mesmo.');
    for (const kind of ['ALUNO', 'CONTACT_CENTER', 'SUPERVISOR', 'FINANCEIRO'] as const) {
      const shopper = await join(kind);
      expect((await shopper.get('/api/moderacao/opinioes')).body.codigo).toBe('ACESSO_NEGADO');
      expect((await decide(id, { decisao: 'PUBLICADA' }, shopper)).body.codigo).toBe('ACESSO_NEGADO');
    }
    expect((await visitor.get('/api/moderacao/opinioes')).status).toBe(401);
  });
});

describe('answering questions', () => {
  const listed = async (by: ApiClient = seller) =>
    (await by.get<Page<OpenQuestion>>('/api/moderacao/perguntas')).body;
  const answer = (id: number, resposta: unknown, by: ApiClient = seller) =>
    by.post(`/api/moderacao/pergunta/${id}/resposta`, { resposta });
  const discard = (id: number, by: ApiClient = admin) =>
    by.post(`/api/moderacao/pergunta/${id}/descarte`, {});
  const publishedQuestions = async () =>
    (await visitor.get<Course>('/api/produto/detalhes/1')).body.perguntas;

  async function ask(texto: string) {
    const person = client();
    const { idPessoa, senha, email } = await registerShopper(person);
    const { body } = await person.post<{ id_pergunta: number }>('/api/produto/1/pergunta', { texto });
    return { person, idPessoa, senha, email, id: body.id_pergunta };
  }

  it('publishes question and answer together', async () => {
    const { person, id, idPessoa } = await ask('Preciso levar luvas?');
    expect((await listed()).itens).toMatchObject([
      { id_pergunta: id, texto: 'Preciso levar luvas?', produto: { titulo: 'Soldador' } },
    ]);
    const { status, body, headers } = await answer(id, '  A escola empresta.  ');
    expect([status, body]).toEqual([200, { id_produto: 1 }]);
    expect(await publishedQuestions()).toMatchObject([
      { id_pergunta: id, texto: 'Preciso levar luvas?', resposta: 'A escola empresta.' },
    ]);
    expect((await participation(person)).perguntas).toEqual([]);
    expect((await listed()).totalItens).toBe(0);
    expect(await listActs(`pergunta ${id}`)).toMatchObject([
      {
        acao: 'RESPONDEU_PERGUNTA',
        id_login: seller.loginId,
        id_pessoa_afetada: idPessoa,
        id_requisicao: headers.get('x-request-id'),
      },
    ]);
  });

  it('is mailed once to the person who asked', async () => {
    const { email, id } = await ask('Qual é o tamanho da turma?');
    await answer(id, 'Vinte pessoas.\nÀs vezes menos.');
    await answer(id, 'São trinta pessoas.', admin);
    await sendMails(backend.current.services);
    const { body } =
      await visitor.get<{ id: number; para: string; assunto: string }[]>('/api/caixa-de-entrada');
    const mails = body.filter(
      ({ para, assunto }) => para === email && assunto === 'Respondemos sua pergunta',
    );
    expect(mails).toHaveLength(1);
    const mail = await visitor.get<{ texto: string; html: string }>(`/api/caixa-de-entrada/${mails[0]!.id}`);
    for (const part of [mail.body.texto, mail.body.html]) {
      expect(part).toContain('Qual é o tamanho da turma?');
      expect(part).toContain('Vinte pessoas.');
      expect(part).toContain('http://localhost:3000/cursos-rapidos/soldador/1#perguntas');
      expect(part).not.toContain('trinta');
    }
  });

  it('takes 10 to 2000 characters, and the first answer only', async () => {
    const { id } = await ask('Tem estacionamento na escola?');
    const problem = async (resposta: unknown) => {
      const { status, body } = await answer(id, resposta);
      return [status, body.campos?.['resposta']];
    };
    expect(await problem('Curta')).toEqual([422, ['Este campo está incompleto.']]);
    expect(await problem('   ')).toEqual([422, ['Este campo é obrigatório.']]);
    expect(await problem('a'.repeat(2001))).toEqual([422, ['Este campo deve ter no máximo 2000 caracteres']]);
    expect((await answer(id, 'a'.repeat(2000))).status).toBe(200);
    const second = await answer(id, 'Tem, e é gratuito.', admin);
    expect([second.status, second.body.codigo]).toEqual([409, 'PERGUNTA_JA_ATENDIDA']);
    expect(second.body.mensagem).toBe('Esta pergunta já foi respondida por alguém da equipe.');
    expect((await answer(999_999, 'Tem, e é gratuito.')).body.codigo).toBe('PERGUNTA_NAO_ENCONTRADA');
  });

  it('lets the administrator discard spam, which no one ever sees', async () => {
    const before = await publishedQuestions();
    const { person, id } = await ask('Ganhe dinheiro em casa agora mesmo?');
    expect((await discard(id, seller)).body.codigo).toBe('ACESSO_NEGADO');
    expect((await discard(id)).status).toBe(200);
    expect((await listed()).itens).toEqual([]);
    expect((await participation(person)).perguntas).toEqual([]);
    expect(await publishedQuestions()).toEqual(before);
    const late = await answer(id, 'A escola empresta.');
    expect([late.status, late.body.mensagem]).toEqual([
      409,
      'Esta pergunta já foi descartada por alguém da equipe.',
    ]);
    expect((await discard(id)).status).toBe(409);
    expect(await listActs(`pergunta ${id}`)).toMatchObject([{ acao: 'DESCARTOU_PERGUNTA' }]);
  });

  it('is for the contact centre, supervisors and the administrator', async () => {
    const { id } = await ask('Consigo fazer dois cursos ao mesmo tempo?');
    for (const kind of ['ALUNO', 'RESPONSAVEL', 'EMPRESA', 'FINANCEIRO'] as const) {
      const shopper = await join(kind);
      expect((await shopper.get('/api/moderacao/perguntas')).body.codigo).toBe('ACESSO_NEGADO');
      expect((await answer(id, 'A escola empresta.', shopper)).body.codigo).toBe('ACESSO_NEGADO');
    }
    for (const kind of ['CONTACT_CENTER', 'SUPERVISOR', 'ADMIN'] as const) {
      expect((await listed(await join(kind))).totalItens).toBe(1);
    }
    expect((await answer(id, 'Consegue, se os dias não baterem.', await join('SUPERVISOR'))).status).toBe(
      200,
    );
  });

  it('leaves nothing of a person who erases their account but what was published (ACCOUNT-6)', async () => {
    const { db } = backend.current;
    const { person, id, idPessoa, senha } = await ask('Tem ônibus perto da unidade à noite?');
    await answer(id, 'Tem, até as 23 horas.');
    const waiting = await person.post<{ id_pergunta: number }>('/api/produto/1/pergunta', {
      texto: 'E nos fins de semana também?',
    });
    await person.request('DELETE', '/api/minha-conta', { body: { senha } });
    expect(await publishedQuestions()).toContainEqual(
      expect.objectContaining({ id_pergunta: id, nome_autor: 'Pessoa removida' }),
    );
    expect(
      await db.select().from(questions).where(eq(questions.id_pergunta, waiting.body.id_pergunta)),
    ).toEqual([]);
    expect(await listActs(`pergunta ${id}`)).toMatchObject([{ id_pessoa_afetada: null }]);
    const left = await db.select().from(auditLog).where(eq(auditLog.id_pessoa_afetada, idPessoa));
    expect(left.map(({ acao }) => acao)).toEqual(['EXCLUIU_CONTA']);
  });
});

describe('the audit log (IDENTITY-7)', () => {
  it('only grows', async () => {
    const { db } = backend.current;
    const [row] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.acao, 'RESPONDEU_PERGUNTA'), eq(auditLog.id_login, seller.loginId)))
      .limit(1);
    const one = eq(auditLog.id, row!.id);
    const refused = { cause: expect.objectContaining({ message: 'audit_log only grows' }) };
    await expect(db.delete(auditLog).where(one)).rejects.toMatchObject(refused);
    await expect(db.update(auditLog).set({ acao: 'NADA' }).where(one)).rejects.toMatchObject(refused);
    await expect(
      db.update(auditLog).set({ id_pessoa_afetada: null, id_login: admin.loginId }).where(one),
    ).rejects.toMatchObject(refused);
    await expect(db.execute(sql`TRUNCATE audit_log`)).rejects.toMatchObject(refused);
    expect(await db.select().from(auditLog).where(one)).toEqual([row]);
  });
});
