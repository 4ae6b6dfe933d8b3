import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Routine, routineSchema } from '#/contract/routine/routine.ts';
import { units } from '#/backend/db/schema/catalogue.ts';
import { postalCodes } from '#/backend/db/schema/content.ts';
import { eq } from 'drizzle-orm';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

async function ask(query: string): Promise<Routine> {
  const { status, body } = await api.get(`/api/rotina${query}`);
  expect(status).toBe(200);
  return v.parse(routineSchema, body);
}

const idsOf = ({ itens }: Routine) => itens.map(({ id_oferta }) => id_oferta);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  // Joinville's and Blumenau's centres lie 78 km apart.
  await db.update(units).set({ latitude: -26.9155, longitude: -49.0709 }).where(eq(units.id_unidade, 2));
  await db.insert(postalCodes).values({
    cep: '89201600',
    logradouro: 'Rua do Príncipe',
    bairro: 'Centro',
    cidade: 'Joinville',
    uf: 'SC',
  });
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_oferta: 1, id_produto: 1, dias_semana: ['ter', 'qui'] });
  await addOffer(db, { id_oferta: 2, id_produto: 1, id_cidade: 2, dias_semana: ['ter', 'qui'] });
  await addOffer(db, { id_oferta: 3, id_produto: 1, dias_semana: ['sab'], turno: 'matutino' });
  await addOffer(db, { id_oferta: 4, id_produto: 1, dias_semana: [], turno: 'livre', formato: 'ead' });
  await addOffer(db, { id_oferta: 5, id_produto: 1, dias_semana: ['ter'], preco_original_centavos: 250_000 });
  await addOffer(db, { id_oferta: 6, id_produto: 1, dias_semana: ['ter'], data_inicio: '2027-02-01' });
  await addOffer(db, { id_oferta: 7, id_produto: 1, dias_semana: ['ter'], inscricoes_ate: '2026-11-19' });
});

const evenings = 'livre=ter-noite&livre=qui-noite';
const all = `?onde=Joinville%20-%20SC&distancia=25&${evenings}&por_mes=120&comecar_ate=2026-12-31`;

describe('offers that fit a routine', () => {
  it('keep the week, the distance, the price and the first day', async () => {
    const found = await ask(all);
    expect(idsOf(found).toSorted((a, b) => a - b)).toEqual([1, 4]);
    expect(found).toMatchObject({ totalItens: 2, lugar: { nome: 'Joinville', uf: 'SC' } });
  });

  it('say why', async () => {
    const { itens } = await ask(all);
    expect(itens.find(({ id_oferta }) => id_oferta === 1)!.motivo).toMatch(
      /^terças e quintas à noite, \d+ km, R\$\u00a0100 por mês$/,
    );
    expect(itens.find(({ id_oferta }) => id_oferta === 4)!.motivo).toBe(
      'no horário que você quiser, online, R$\u00a0100 por mês',
    );
  });

  it('come with what misses by one thing, and with as many as that brings', async () => {
    const { quase, totalItens } = await ask(all);
    expect(quase.map(({ o_que }) => o_que).toSorted()).toEqual(['comecar_ate', 'livre']);
    for (const miss of quase) {
      const { o_que, mais } = miss;
      const params = new URLSearchParams(all);
      params.delete(o_que);
      for (const value of [Reflect.get(miss, o_que)].flat()) params.append(o_que, String(value));
      expect((await ask(`?${params}`)).totalItens, o_que).toBe(totalItens + mais);
    }
  });

  it('are near a CEP', async () => {
    const found = await ask('?onde=89201-600&distancia=50');
    expect(found.lugar).toEqual({ nome: 'Joinville', uf: 'SC' });
    expect(idsOf(found)).not.toContain(2);
    expect(found.quase).toContainEqual({ o_que: 'distancia', distancia: 100, mais: 1 });
  });

  it('are online alone', async () => {
    expect(idsOf(await ask('?distancia=online'))).toEqual([4]);
  });

  it('are those of all places where none is known', async () => {
    const found = await ask('?onde=99999-999');
    expect(found).toMatchObject({ lugar: null, lugar_desconhecido: true });
    expect(idsOf(found).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.itens.find(({ id_oferta }) => id_oferta === 2)!.motivo).toContain('em Blumenau');
  });

  it('ask which of several municipalities is meant', async () => {
    const { lugar, lugares } = await ask('?onde=Bom%20Jesus');
    expect(lugar).toBeNull();
    expect(lugares.length).toBeGreaterThan(1);
  });
});
