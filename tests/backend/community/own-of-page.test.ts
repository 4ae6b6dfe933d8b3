import { beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { reviews } from '#/backend/db/schema/community.ts';
import type { OwnOfPage } from '#/contract/identity/session.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { addCourse, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const ana = new ApiClient(() => backend.current.url);
const beto = new ApiClient(() => backend.current.url);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Eletricista' });
  const review = { nome_autor: 'Caio T.', texto: 'Gostei muito das aulas.', nota: 5, criado_em: noon() };
  await db.insert(reviews).values([
    { ...review, id_opiniao: 1, id_produto: 1, situacao: 'PUBLICADA' },
    { ...review, id_opiniao: 2, id_produto: 2, situacao: 'PUBLICADA' },
  ]);
  await registerShopper(ana);
  await registerShopper(beto);
  await ana.put('/api/produto-favorito/2');
  await ana.post('/api/produto/1/opiniao/1/voto');
  await ana.post('/api/produto/2/opiniao/2/voto');
  await ana.post('/api/produto/1/pergunta', { texto: 'Preciso levar ferramentas para as aulas?' });
});

const read = async (client: ApiClient, query: string) => {
  const { body } = await client.get<OwnOfPage & { nome: string }>(`/api/getPersonData${query}`);
  const { favoritos, noCurso } = body;
  return { favoritos, noCurso };
};

it('comes with the person where it is asked for, as the calls of its own have it (COMMUNITY-4, COMMUNITY-8)', async () => {
  const { body: participation } = await ana.get('/api/produto/1/minha-participacao');
  expect(participation).toMatchObject({ perguntas: [{ texto: 'Preciso levar ferramentas para as aulas?' }] });
  expect(await read(ana, '?produto=1')).toEqual({
    favoritos: [2],
    noCurso: { participacao: participation, votos: [1] },
  });
  expect(await read(ana, '?com=favoritos')).toEqual({ favoritos: [2], noCurso: undefined });
  expect(await read(ana, '')).toEqual({ favoritos: undefined, noCurso: undefined });
});

it('is nothing of anyone else', async () => {
  const { body: participation } = await beto.get('/api/produto/1/minha-participacao');
  expect(participation).toEqual({
    pode_opinar: false,
    opiniao: null,
    perguntas: [],
    compras: [],
    inscricoes: [],
  });
  expect(await read(beto, '?produto=1')).toEqual({
    favoritos: [],
    noCurso: { participacao: participation, votos: [] },
  });
});

it('of a course that there isn’t is nothing', async () => {
  const { noCurso } = await read(ana, '?produto=999');
  expect(noCurso).toMatchObject({ participacao: { perguntas: [] }, votos: [] });
});

it('is left out when it can’t be read, and the person comes all the same', async () => {
  const { db } = backend.current;
  await db.execute(sql`ALTER TABLE favourites RENAME TO favourites_away`);
  try {
    for (const query of ['?com=favoritos', '?produto=1']) {
      const { status, body } = await ana.get<OwnOfPage & { nome: string }>(`/api/getPersonData${query}`);
      expect([status, body.favoritos, body.noCurso]).toEqual([200, undefined, undefined]);
      expect(body.nome).toBeTruthy();
    }
  } finally {
    await db.execute(sql`ALTER TABLE favourites_away RENAME TO favourites`);
  }
  expect(await read(ana, '?com=favoritos')).toMatchObject({ favoritos: [2] });
});
