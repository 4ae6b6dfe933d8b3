import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { favourites, questions, reviews } from '#/backend/db/schema/community.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import type { Participation, Review } from '#/contract/community/community.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon, hasForeignRows: true });
const visitor = new ApiClient(() => backend.current.url);
const ana = new ApiClient(() => backend.current.url);
const beto = new ApiClient(() => backend.current.url);
let anaName = '';

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Eletricista' });
  await addCourse(db, { id_produto: 3, titulo: 'Rascunho', publicado: false });
  const review = {
    id_produto: 1,
    nome_autor: 'Caio T.',
    texto: 'Gostei muito das aulas.',
    situacao: 'PUBLICADA' as const,
  };
  await db.insert(reviews).values([
    { ...review, id_opiniao: 1, nota: 5, votos: 2, criado_em: new Date('2026-01-01') },
    { ...review, id_opiniao: 2, nota: 4, votos: 9, criado_em: new Date('2026-02-01') },
    { ...review, id_opiniao: 3, nota: 4, votos: 0, criado_em: new Date('2026-03-01') },
    { ...review, id_opiniao: 4, nota: 1, situacao: 'PENDENTE', criado_em: new Date('2026-03-01') },
    { ...review, id_opiniao: 5, id_produto: 2, nota: 3, criado_em: new Date('2026-03-01') },
  ]);
  await db.execute(sql`SELECT setval(pg_get_serial_sequence('reviews', 'id_opiniao'), 100)`);
  anaName = (await registerShopper(ana)).nome;
  await registerShopper(beto);
});

const listIds = async (query = '') =>
  (await visitor.get<Review[]>(`/api/produto/1/opinioes/${query}`)).body.map(({ id_opiniao }) => id_opiniao);

describe('reviews', () => {
  it('come by votes, by date, or of so many stars, published ones only (COMMUNITY-4)', async () => {
    expect(await listIds()).toEqual([2, 1, 3]);
    expect(await listIds('?filtro=recentes')).toEqual([3, 2, 1]);
    expect(await listIds('?filtro=nota-4')).toEqual([3, 2]);
    expect((await visitor.get('/api/produto/1/opinioes/?filtro=nota-6')).status).toBe(422);
  });

  const vote = (client: ApiClient, id: number, query = '') =>
    client.post<Review[]>(`/api/produto/1/opiniao/${id}/voto${query}`);
  const votesOf = (rows: Review[], id: number) => rows.find(({ id_opiniao }) => id_opiniao === id);

  it('are found helpful once per person, and the vote can be taken back (COMMUNITY-3)', async () => {
    await vote(ana, 3);
    const twice = await vote(ana, 3);
    expect(twice.status).toBe(200);
    expect(votesOf(twice.body, 3)).toMatchObject({ votos: 1, meu_voto: true });
    const other = await vote(beto, 3);
    expect(votesOf(other.body, 3)).toMatchObject({ votos: 2, meu_voto: true });
    expect(votesOf((await visitor.get<Review[]>('/api/produto/1/opinioes/')).body, 3)).toMatchObject({
      votos: 2,
      meu_voto: false,
    });
    await vote(ana, 3, '?unvote');
    const gone = await vote(ana, 3, '?unvote=true');
    expect(votesOf(gone.body, 3)).toMatchObject({ votos: 1, meu_voto: false });
    expect(votesOf((await vote(ana, 3, '?unvote=false')).body, 3)).toMatchObject({
      votos: 2,
      meu_voto: true,
    });
  });

  it('count one vote when a person sends many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => vote(ana, 1)));
    await Promise.all(Array.from({ length: 20 }, () => vote(beto, 1)));
    expect(votesOf((await vote(ana, 1)).body, 1)?.votos).toBe(4);
    await Promise.all(Array.from({ length: 20 }, () => vote(beto, 1, '?unvote=1')));
    expect(votesOf((await vote(ana, 1)).body, 1)?.votos).toBe(3);
  });

  it('take votes of signed-in people, for published reviews of the course', async () => {
    expect((await vote(visitor, 3)).status).toBe(401);
    for (const id of [4, 5, 99]) {
      const answer = await ana.post(`/api/produto/1/opiniao/${id}/voto`);
      expect([answer.status, answer.body.codigo]).toEqual([404, 'OPINIAO_NAO_ENCONTRADA']);
    }
    const [pending] = await backend.current.db.select().from(reviews).where(eq(reviews.id_opiniao, 4));
    expect(pending?.votos).toBe(0);
  });
});

describe('favourites (COMMUNITY-8)', () => {
  it('are kept and let go of, once or twice the same', async () => {
    expect((await ana.put('/api/produto-favorito/1')).body).toEqual({ favorito: true });
    backend.current.moveClock(1000);
    expect((await ana.put('/api/produto-favorito/2')).body).toEqual({ favorito: true });
    expect((await ana.put('/api/produto-favorito/1')).status).toBe(200);
    expect((await ana.get('/api/produto-favorito/1')).body).toEqual({ favorito: true });
    expect((await ana.get('/api/produtos-favoritos')).body).toEqual([2, 1]);
    expect((await beto.get('/api/produtos-favoritos')).body).toEqual([]);
    expect((await ana.delete('/api/produto-favorito/1')).body).toEqual({ favorito: false });
    expect((await ana.delete('/api/produto-favorito/1')).status).toBe(200);
    expect((await ana.get('/api/produtos-favoritos')).body).toEqual([2]);
  });

  it('survive many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => beto.put('/api/produto-favorito/1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      await backend.current.db.select().from(favourites).where(eq(favourites.id_produto, 1)),
    ).toHaveLength(1);
  });

  it('are none of visitors, and of published courses only', async () => {
    expect((await visitor.get('/api/produto-favorito/1')).body).toEqual({ favorito: false });
    expect((await visitor.put('/api/produto-favorito/1')).status).toBe(401);
    expect((await visitor.delete('/api/produto-favorito/1')).status).toBe(401);
    expect((await visitor.get('/api/produtos-favoritos')).status).toBe(401);
    expect((await ana.put('/api/produto-favorito/3')).body.codigo).toBe('PRODUTO_NAO_ENCONTRADO');
    expect((await ana.put('/api/produto-favorito/99')).status).toBe(404);
  });
});

describe('questions', () => {
  const ask = (client: ApiClient, texto: unknown, course = 1) =>
    client.post<{ id_pergunta: number }>(`/api/produto/${course}/pergunta`, { texto });

  it('are kept under a short name and published when answered (COMMUNITY-5)', async () => {
    const { status, body } = await ask(ana, '  Preciso levar luvas?  ');
    expect(status).toBe(201);
    const published = async () => (await visitor.get<Course>('/api/produto/detalhes/1')).body.perguntas;
    expect(await published()).toEqual([]);
    await backend.current.db
      .update(questions)
      .set({ resposta: 'A escola empresta.', respondida_em: new Date() })
      .where(eq(questions.id_pergunta, body.id_pergunta));
    const words = anaName.split(' ');
    expect(await published()).toMatchObject([
      { texto: 'Preciso levar luvas?', nome_autor: `${words[0]} ${words.at(-1)![0]}.` },
    ]);
  });

  it('need a person, a published course and 10 to 1000 characters', async () => {
    expect((await ask(visitor, 'Preciso levar luvas?')).status).toBe(401);
    expect((await ask(beto, 'Preciso levar luvas?', 3)).status).toBe(404);
    expect((await ask(beto, 'Curta')).status).toBe(422);
    expect((await ask(beto, 'a'.repeat(1001))).status).toBe(422);
    expect((await ask(beto, { toString: 'x' })).status).toBe(422);
  });

  it('are limited while 10 of a person wait', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await ask(beto, `Pergunta número ${index}?`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

describe('taking part as an enrolled buyer', () => {
  const review = (client: ApiClient, body: unknown, course = 1) =>
    client.post<{ situacao: string } & ErrorBody>(`/api/produto/${course}/opiniao`, body);
  const mine = (client: ApiClient, course = 1) =>
    client.get<Participation>(`/api/produto/${course}/minha-participacao`);
  const good = { nota: 5, texto: '  Aulas muito boas, recomendo.  ' };
  let carla: Buyer;

  beforeAll(async () => {
    const { db, url } = backend.current;
    await addOffer(db, { id_produto: 1, id_oferta: 1 });
    carla = await Buyer.register(url);
    const purchase = await carla.buy(1);
    await db
      .update(purchases)
      .set({
        estado: 'MATRICULADA',
        aceite_em: new Date(),
        pago_em: new Date(),
      })
      .where(eq(purchases.codigo, purchase.codigo));
  });

  it('tells of the seats the person holds, and of no one else (COURSE-11)', async () => {
    const { db, url } = backend.current;
    await addOffer(db, { id_produto: 1, id_oferta: 3 });
    const ended = { data_inicio: '2020-01-06', data_fim: '2020-04-30', inscricoes_ate: '2019-12-20' };
    await addOffer(db, { id_produto: 1, id_oferta: 4, ...ended });
    const dora = await Buyer.register(url);
    const own = async () => (await mine(dora.client)).body.compras;
    expect(await own()).toEqual([]);
    const { codigo } = await dora.buy(3);
    const change = (values: Partial<typeof purchases.$inferInsert>) =>
      db.update(purchases).set(values).where(eq(purchases.codigo, codigo));
    const held = { codigo, forma: null, id_oferta: 3, para_mim: true, tipo: 'BOUGHT' };
    expect(await own()).toEqual([{ ...held, estado: 'AGUARDANDO_ACEITE' }]);
    expect((await mine(carla.client)).body.compras.map(({ id_oferta }) => id_oferta)).toEqual([1]);
    await change({ reserva_expira_em: new Date(noon().getTime() - 1000) });
    expect(await own()).toEqual([]);
    await change({ estado: 'MATRICULADA', aceite_em: new Date(), pago_em: new Date() });
    expect(await own()).toEqual([{ ...held, estado: 'MATRICULADA' }]);
    await change({ aluno: { ...dora.student, cpf: '529.982.247-25' } });
    expect(await own()).toMatchObject([{ para_mim: false }]);
    await change({ id_oferta: 4 });
    expect(await own()).toEqual([]);
    await change({ estado: 'CANCELADA', vaga_retida: false, id_oferta: 3 });
    expect(await own()).toEqual([]);
  });

  it('keeps one review per course, unpublished until the team reads it (COMMUNITY-1)', async () => {
    const early = await review(carla.client, good);
    expect([early.status, early.body.codigo]).toEqual([403, 'AULAS_NAO_INICIADAS']);
    expect((await mine(carla.client)).body.pode_opinar).toBe(false);
    await backend.current.db.update(offers).set({ data_inicio: '2020-03-02' });
    expect((await mine(carla.client)).body).toMatchObject({ pode_opinar: true, opiniao: null });
    const before = await listIds('?filtro=recentes');
    const sent = await review(carla.client, good);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ situacao: 'PENDENTE', texto: 'Aulas muito boas, recomendo.' });
    expect(await listIds('?filtro=recentes')).toEqual(before);
    expect((await mine(carla.client)).body).toMatchObject({
      pode_opinar: false,
      opiniao: { nota: 5, situacao: 'PENDENTE' },
    });
    const again = await review(carla.client, { ...good, nota: 1 });
    expect([again.status, again.body.codigo]).toEqual([409, 'OPINIAO_JA_ENVIADA']);
  });

  it('takes one of many reviews sent at once', async () => {
    const { db, url } = backend.current;
    const dora = await Buyer.register(url);
    const { codigo } = await dora.buy(1);
    const paid = { estado: 'MATRICULADA' as const, aceite_em: new Date(), pago_em: new Date() };
    await db.update(purchases).set(paid).where(eq(purchases.codigo, codigo));
    const answers = await Promise.all(Array.from({ length: 10 }, () => review(dora.client, good)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is not open to a person who has only a seat on hold', async () => {
    const eva = await Buyer.register(backend.current.url);
    await eva.buy(1);
    expect((await mine(eva.client)).body.pode_opinar).toBe(false);
    expect((await review(eva.client, good)).status).toBe(403);
  });

  it('refuses who is not enrolled, courses that are not there, and what is no review', async () => {
    expect((await review(visitor, good)).status).toBe(401);
    expect((await mine(visitor)).status).toBe(401);
    const stranger = await review(ana, good);
    expect([stranger.status, stranger.body.codigo]).toEqual([403, 'SEM_MATRICULA']);
    expect((await review(carla.client, good, 2)).body.codigo).toBe('SEM_MATRICULA');
    expect((await review(carla.client, good, 3)).body.codigo).toBe('PRODUTO_NAO_ENCONTRADO');
    for (const body of [
      { ...good, nota: 0 },
      { ...good, nota: 4.5 },
      { ...good, texto: 'Curto' },
    ]) {
      expect((await review(carla.client, body)).status).toBe(422);
    }
  });

  it('shows their own unanswered questions to no one else', async () => {
    await carla.client.post('/api/produto/1/pergunta', { texto: 'Tem estacionamento na escola?' });
    expect((await mine(carla.client)).body.perguntas).toMatchObject([
      { texto: 'Tem estacionamento na escola?' },
    ]);
    expect(JSON.stringify((await mine(ana)).body)).not.toContain('estacionamento');
  });
});
