import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Offer } from '#/contract/catalogue/course.ts';
import { selectRows } from '#/backend/db/database.ts';
import { listMunicipalities } from '#/backend/modules/places/municipalities.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { deskCourse, deskOffer } from '../../account/endpoint-access.ts';
import { enterAs } from '../../account/role-clients.ts';
import { Buyer } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const HOUR_MS = 3_600_000;
const client = () => new ApiClient(backend.current.url);

test('every municipality has the clock that IBGE lists for it, in the database as well', async () => {
  const places = listMunicipalities();
  const zones = await selectRows<{ code: number; zone: string }>(
    backend.current.db,
    sql`SELECT code, time_zone_of_city(code) AS zone FROM json_array_elements_text(
      ${JSON.stringify(places.map(({ code }) => code))}::json) AS x (text), LATERAL (SELECT text::int AS code) y`,
  );
  const stored = new Map(zones.map(({ code, zone }) => [code, zone]));
  expect(places.filter(({ code, timeZone }) => stored.get(code) !== timeZone)).toEqual([]);
  expect(new Set(places.map(({ timeZone }) => timeZone)).size).toBe(4);
});

/** Hours from Brasília's midnight to theirs, in the order in which they have it. */
const places = [
  { cidade: 'Fernando de Noronha', uf: 'PE', later: -1, nome: 'horário de Fernando de Noronha' },
  { cidade: 'Recife', uf: 'PE', later: 0, nome: undefined },
  { cidade: 'Manaus', uf: 'AM', later: 1, nome: 'horário de Manaus' },
  { cidade: 'Rio Branco', uf: 'AC', later: 2, nome: 'horário de Rio Branco' },
];

test('enrolment ends, and classes begin, at midnight where the offer is held', async () => {
  const admin = await enterAs('ADMIN', () => backend.current.url);
  const today = calendarDay(backend.current.now());
  const day = (offset: number) => addDays(today, offset);
  const made = await Promise.all(
    places.map(async ({ cidade, uf }) => {
      const unit = await admin.post<{ id_unidade: number }>('/api/gestao/unidades', {
        nome: 'Unidade Local',
        endereco: 'Rua Um, 1',
        cidade,
        uf,
        cep: '69900-000',
      });
      const titulo = `Relojoaria em ${cidade}`;
      const course = await admin.post<{ id_produto: number }>('/api/gestao/cursos', {
        ...deskCourse,
        titulo,
      });
      const id = course.body.id_produto;
      const turma = {
        ...deskOffer,
        formato: 'ead',
        dias_semana: [],
        hora_inicio: null,
        hora_fim: null,
        id_unidade: unit.body.id_unidade,
        inscricoes_ate: day(2),
        data_inicio: day(3),
        data_fim: day(3),
      };
      const offer = await admin.post<{ id_oferta: number }>(`/api/gestao/cursos/${id}/turmas`, { turma });
      expect(offer.status).toBe(200);
      await admin.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: true });
      return { id, offer: offer.body.id_oferta };
    }),
  );
  const buyer = await Buyer.register(backend.current.url);
  const shown = async () => {
    const offers = await Promise.all(
      made.map(({ id }) =>
        client()
          .get<Offer[]>(`/api/produto-oferta/${id}`)
          .then(({ body }) => body[0]!),
      ),
    );
    const found = await client().get<{ itens: { id_produto: number; oferta: unknown }[] }>(
      `/api/produto-busca?titulo=relojoaria&status=em-aberto`,
    );
    const ids = new Set(found.body.itens.map(({ id_produto }) => id_produto));
    return {
      names: offers.map(({ horario_local }) => horario_local?.nome),
      open: offers.map(({ aberta }) => aberta),
      states: offers.map(({ estado }) => estado),
      found: made.map(({ id }) => ids.has(id)),
    };
  };
  expect(await shown()).toMatchObject({
    names: places.map(({ nome }) => nome),
    open: [true, true, true, true],
  });

  const midnight = Date.parse(`${day(3)}T03:00:00Z`);
  let shifted = 0;
  const at = (instant: number) => {
    const by = instant - (backend.current.now().getTime() + shifted);
    backend.current.moveBusinessClock(by);
    shifted += by;
  };
  for (const [index, { later }] of places.entries()) {
    const limit = midnight + later * HOUR_MS;
    at(limit - 20_000);
    const before = places.map((_, place) => place >= index);
    expect(await shown()).toMatchObject({ open: before, found: before });
    at(limit);
    const after = places.map((_, place) => place > index);
    expect(await shown()).toMatchObject({ open: after, found: after });
    const refused = await buyer.tryBuy(made[index]!.offer);
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'TURMA_FECHADA' } });
  }
  at(midnight + 25 * HOUR_MS);
  expect((await shown()).states).toEqual(['terminada', 'terminada', 'terminada', 'inscricoes-encerradas']);
});
