import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, comparisonSchema } from '#/contract/compare/compare.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

async function compare(...entries: string[]): Promise<Comparison> {
  const { status, body } = await api.get(`/api/comparacao?${entries.map((e) => `curso[]=${e}`).join('&')}`);
  expect(status).toBe(200);
  return v.parse(comparisonSchema, body);
}

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_oferta: 1, id_produto: 1 });
  await addOffer(db, { id_oferta: 2, id_produto: 1, situacao: 'esgotada' });
  await addOffer(db, { id_oferta: 3, id_produto: 1, situacao: 'cancelada' });
  await addCourse(db, { id_produto: 2, titulo: 'Eletricista' });
});

describe('a comparison', () => {
  it('has the next open offer of a course, and what its checkout charges', async () => {
    const { itens } = await compare('1', '2');
    expect(itens.map(({ oferta }) => oferta?.id_oferta)).toEqual([1, undefined]);
    const { body } = await api.get('/api/parcelamento?id_oferta=1');
    expect(itens[0]!.formas).toEqual(body);
    expect(itens[0]!.formas.length).toBeGreaterThan(1);
    expect(itens[1]!.formas).toEqual([]);
  });

  it('charges nothing for an offer without a seat', async () => {
    const { itens } = await compare('1-2');
    expect(itens[0]).toMatchObject({ oferta: { id_oferta: 2, estado: 'esgotada' }, formas: [] });
  });

  it('names what is gone and keeps the rest', async () => {
    const { itens, desconhecidos } = await compare('1-1', '99', '2-1');
    expect(itens.map(({ entrada }) => entrada)).toEqual(['1-1']);
    expect(desconhecidos).toEqual(['99', '2-1']);
  });

  it('measures from where the visitor is', async () => {
    const { body } = await api.get('/api/comparacao?curso[]=1&onde=Joinville%20-%20SC');
    expect(body).toMatchObject({ lugar: { nome: 'Joinville', uf: 'SC' } });
    expect(v.parse(comparisonSchema, body).itens[0]!.km).toBeLessThan(100);
  });

  it.each(['1-2-3', 'x', '0'])('refuses %s', async (entry) => {
    expect((await api.get(`/api/comparacao?curso[]=${entry}`)).status).toBe(422);
  });
});
