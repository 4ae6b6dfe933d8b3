import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { questions, reviews } from '#/backend/db/schema/community.ts';
import { type Course, courseSchema, type Offer } from '#/contract/catalogue/course.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, {
    id_produto: 1,
    titulo: 'Soldador',
    requisitos: 'Ler e escrever',
    preco_promocional_centavos: 89_990,
  });
  await addCourse(db, { id_produto: 2, titulo: 'Eletricista' });
  await addCourse(db, { id_produto: 3, titulo: 'Rascunho', publicado: false });
  await addOffer(db, { id_oferta: 11, id_produto: 1, data_inicio: '2026-11-25', situacao: 'encerrada' });
  await addOffer(db, {
    id_oferta: 12,
    id_produto: 1,
    data_inicio: '2026-12-10',
    idade_minima: 16,
    escolaridade: 'Fundamental',
    documentos: ['RG'],
  });
  await addOffer(db, { id_oferta: 13, id_produto: 1, data_inicio: '2026-12-05' });
  await addOffer(db, { id_oferta: 14, id_produto: 1, situacao: 'cancelada' });
  await addOffer(db, {
    id_oferta: 15,
    id_produto: 1,
    inscricoes_ate: '2026-11-20',
    data_inicio: '2026-12-01',
  });
  await addOffer(db, { id_oferta: 21, id_produto: 2 });
  const review = { id_produto: 1, nome_autor: 'Ana S.', texto: 'Gostei muito das aulas.', criado_em: noon() };
  await db.insert(reviews).values([
    { ...review, nota: 5, situacao: 'PUBLICADA' },
    { ...review, nota: 4, situacao: 'PUBLICADA' },
    { ...review, nota: 4, situacao: 'PUBLICADA' },
    { ...review, nota: 1, situacao: 'PENDENTE' },
    { ...review, nota: 1, situacao: 'RECUSADA' },
  ]);
  const question = { id_produto: 1, nome_autor: 'Beto R.', texto: 'Preciso levar luvas?', criado_em: noon() };
  await db
    .insert(questions)
    .values([{ ...question, resposta: 'A escola empresta.', respondida_em: noon() }, question]);
});

describe('GET /api/produto/detalhes/{id}', () => {
  it('answers the whole course with what is published of it', async () => {
    const { status, body } = await api.get<Course>('/api/produto/detalhes/1');
    expect(status).toBe(200);
    const course = v.parse(courseSchema, body);
    expect(course).toMatchObject({
      slug: 'soldador',
      preco_original: 1000,
      preco_promocional: 899.9,
      area: { nome: 'Soldagem' },
      tipo_curso: { nome: 'Qualificação' },
      reviews: { media: 4.3, total: 3, distribuicao: [0, 0, 0, 2, 1] },
      perguntas: [{ nome_autor: 'Beto R.', resposta: 'A escola empresta.' }],
      oferta: { id_oferta: 15 },
    });
  });

  it('lists offers open ones first, then by start, without the cancelled', async () => {
    const { body } = await api.get<Offer[]>('/api/produto-oferta/1');
    expect(body.map(({ id_oferta, aberta }) => [id_oferta, aberta])).toEqual([
      [15, true],
      [13, true],
      [12, true],
      [11, false],
    ]);
  });

  it.each(['/api/produto/detalhes/3', '/api/produto/detalhes/99', '/api/produto-oferta/3'])(
    '%s is 404',
    async (path) => {
      const { status, body } = await api.get(path);
      expect(status).toBe(404);
      expect(body.codigo).toBe('PRODUTO_NAO_ENCONTRADO');
    },
  );

  it.each(['abc', '0', '-1', '2147483648', "1'--"])('refuses the id %s', async (id) => {
    expect((await api.get(`/api/produto/detalhes/${encodeURIComponent(id)}`)).status).toBe(422);
  });
});

describe('an offer of a course', () => {
  it('is answered also when closed (COURSE-3)', async () => {
    const { status, body } = await api.get<{ produto: Course; oferta_atual: Offer }>(
      '/api/produto/detalhes/1/oferta/11',
    );
    expect(status).toBe(200);
    expect(body.oferta_atual).toMatchObject({ id_oferta: 11, aberta: false, cidade: { slug: 'joinville' } });
    expect(body.produto.id_produto).toBe(1);
  });

  it("is 404 when it is another course's", async () => {
    expect((await api.get('/api/produto/detalhes/1/oferta/21')).body.codigo).toBe('OFERTA_NAO_ENCONTRADA');
    expect((await api.get('/api/produto-inscricao-mais-informacoes/1/21')).status).toBe(404);
  });

  it('tells what enrolling needs', async () => {
    const { body } = await api.get('/api/produto-inscricao-mais-informacoes/1/12');
    expect(body).toEqual({
      requisitos: ['Idade mínima de 16 anos', 'Escolaridade: Fundamental', 'Ler e escrever'],
      documentos: ['RG'],
      certificacao: 'Certificado de qualificação.',
      publico_alvo: 'Pessoas a partir de 16 anos.',
      local: {
        nome: 'Unidade Joinville',
        endereco: 'Rua das Oficinas, 100',
        cidade: 'Joinville',
        uf: 'SC',
        cep: '89200000',
        latitude: -26.3,
        longitude: -48.8,
      },
    });
  });
});

describe('the clock', () => {
  it('closes an offer after its last day in Sao Paulo, not before', async () => {
    const isOpen = async () => {
      const { body } = await api.get<Offer[]>('/api/produto-oferta/1');
      return body.find(({ id_oferta }) => id_oferta === 15)?.aberta;
    };
    // Noon is 15:00 UTC; 11:59 hours later it is 23:59 in Sao Paulo and already the next day in UTC.
    backend.current.moveBusinessClock((11 * 60 + 59) * 60_000);
    expect(await isOpen()).toBe(true);
    backend.current.moveBusinessClock(60_000);
    expect(await isOpen()).toBe(false);
  });
});
