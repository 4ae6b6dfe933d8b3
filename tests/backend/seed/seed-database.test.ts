import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { openTestDatabase, withDatabase } from '../../support/backend/database.ts';

const noon = new Date('2026-03-10T15:00:00Z');
const clock = () => noon;

const one = async <Row>(db: Database, query: string): Promise<Row> =>
  (await selectRows<Row>(db, sql.raw(query)))[0]!;
const count = async (db: Database, from: string) =>
  (await one<{ count: number }>(db, `SELECT count(*)::int AS count FROM ${from}`)).count;

describe('seedDatabase', () => {
  const database = withDatabase();

  beforeAll(async () => {
    await seedDatabase(database.db, { clock });
  });

  it('fills the catalogue', async () => {
    const { db } = database;
    expect(await count(db, 'modalities')).toBe(14);
    expect(await count(db, 'area_groups')).toBe(25);
    expect(await count(db, "cities WHERE uf = 'SC'")).toBe(295);
    expect(await count(db, 'cities WHERE destaque IS NOT NULL')).toBe(9);
    expect(await count(db, 'courses')).toBeGreaterThanOrEqual(320);
    expect(await count(db, 'courses WHERE NOT publicado')).toBe(2);
    expect(await count(db, 'courses WHERE gestao_desempenho')).toBe(2);
    expect(await count(db, 'offers')).toBeGreaterThanOrEqual(2000);
    expect(await count(db, "reviews WHERE situacao = 'PUBLICADA'")).toBeGreaterThanOrEqual(600);
    expect(await count(db, 'blog_posts')).toBeGreaterThanOrEqual(8);
  });

  it('leaves work for the team: pages of reviews to decide on and questions to answer', async () => {
    const { db } = database;
    expect(await count(db, "reviews WHERE situacao = 'PENDENTE'")).toBeGreaterThan(20);
    const longAgo = `criado_em < timestamptz '${noon.toISOString()}' - interval '15 days'`;
    expect(await count(db, `reviews WHERE situacao = 'PENDENTE' AND ${longAgo}`)).toBe(0);
    expect(await count(db, 'questions WHERE resposta IS NULL')).toBeGreaterThan(10);
    expect(await count(db, "reviews WHERE situacao = 'RECUSADA' AND motivo_recusa IS NULL")).toBe(0);
    expect(await count(db, "reviews WHERE situacao = 'RECUSADA' AND id_pessoa = 1")).toBe(1);
  });

  it('does nothing when there is a catalogue already', async () => {
    const before = await count(database.db, 'offers');
    expect(await seedDatabase(database.db, { clock })).toBe(false);
    expect(await count(database.db, 'offers')).toBe(before);
  });

  it('gives every modality and every area a published course', async () => {
    const { db } = database;
    expect(
      await count(
        db,
        'modalities m WHERE NOT EXISTS (SELECT FROM courses c WHERE c.id_modalidade = m.id_modalidade AND publicado)',
      ),
    ).toBe(0);
    expect(
      await count(
        db,
        'area_groups a WHERE NOT EXISTS (SELECT FROM courses c WHERE c.id_grupo_area_atuacao = a.id_grupo_area_atuacao AND publicado)',
      ),
    ).toBe(0);
  });

  it('has offers in every state, format, shift and kind, in the featured cities and 40 others', async () => {
    const { db } = database;
    expect(
      await one(
        db,
        'SELECT count(DISTINCT situacao)::int AS situacao, count(DISTINCT formato)::int AS formato, count(DISTINCT turno)::int AS turno, count(DISTINCT tipo_oferta)::int AS tipo FROM offers',
      ),
    ).toEqual({ situacao: 6, formato: 3, turno: 5, tipo: 3 });
    expect(
      await count(
        db,
        'cities c WHERE destaque IS NOT NULL AND EXISTS (SELECT FROM offers o WHERE o.id_cidade = c.id_cidade)',
      ),
    ).toBe(9);
    expect(
      await count(
        db,
        'cities c WHERE destaque IS NULL AND EXISTS (SELECT FROM offers o WHERE o.id_cidade = c.id_cidade)',
      ),
    ).toBeGreaterThanOrEqual(40);
  });

  it('has offers with no seat limit, few seats left and none left', async () => {
    const { db } = database;
    expect(await count(db, 'offers WHERE vagas_total IS NULL')).toBeGreaterThan(10);
    expect(
      await count(
        db,
        "offers WHERE vagas_disponiveis BETWEEN 1 AND 4 AND situacao IN ('em-aberto', 'confirmada')",
      ),
    ).toBeGreaterThan(50);
    expect(
      await count(
        db,
        "offers WHERE situacao = 'esgotada' AND vagas_disponiveis IS DISTINCT FROM 0 AND vagas_total IS NOT NULL",
      ),
    ).toBe(0);
  });

  it('dates them relative to the clock', async () => {
    const { db } = database;
    expect(
      await count(
        db,
        "offers WHERE situacao IN ('em-aberto', 'confirmada') AND (data_inicio <= '2026-03-10' OR inscricoes_ate < '2026-03-11')",
      ),
    ).toBe(0);
    expect(await count(db, "offers WHERE situacao = 'encerrada' AND data_inicio >= '2026-03-10'")).toBe(0);
    expect(await count(db, "offers WHERE data_inicio NOT BETWEEN '2025-03-01' AND '2026-09-30'")).toBe(0);
  });

  it('starts an offer on one of its week days', async () => {
    const wrong = `offers WHERE dias_semana <> '{}'
      AND NOT (ARRAY['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'])[extract(dow FROM data_inicio)::int + 1] = ANY (dias_semana)`;
    expect(await count(database.db, wrong)).toBe(0);
  });

  it('charges for an offer what its course shows', async () => {
    const wrong = `offers o JOIN courses c USING (id_produto) WHERE tipo_oferta = 'PAGO' AND (
      o.preco_original_centavos <> c.preco_original_centavos
      OR o.preco_promocional_centavos IS DISTINCT FROM c.preco_promocional_centavos)`;
    expect(await count(database.db, wrong)).toBe(0);
  });

  it('has programmes whose parts take place in one city or online, with the unit of that city', async () => {
    const { db } = database;
    const parts = `programme_parts p JOIN offers o ON o.id_oferta = p.id_parte AND o.formato <> 'ead'
      JOIN units u USING (id_unidade)`;
    expect(await count(db, 'programmes')).toBe(2);
    expect(
      await count(
        db,
        `(SELECT p.id_oferta FROM ${parts} GROUP BY p.id_oferta
          HAVING count(DISTINCT o.id_cidade) > 1 OR bool_or(o.id_cidade <> u.id_cidade)) torn`,
      ),
    ).toBe(0);
  });

  it('has a promotion that is on', async () => {
    expect(
      await count(
        database.db,
        `coupons WHERE destaque AND '${noon.toISOString()}' BETWEEN valido_de AND valido_ate`,
      ),
    ).toBe(1);
  });

  it('has paid sales of the last 90 days that leave a ranking', async () => {
    const ranking = await selectRows<{ sold: number }>(
      database.db,
      sql`SELECT count(*)::int AS sold FROM purchases JOIN offers USING (id_oferta)
        WHERE pago_em > '2025-12-10' AND pago_em < '2026-03-10' GROUP BY id_produto ORDER BY 1 DESC`,
    );
    expect(ranking.length).toBeGreaterThan(20);
    expect(ranking[0]!.sold).toBeGreaterThan(10 * ranking.at(-1)!.sold);
  });

  it('counts the seats that past sales hold', async () => {
    const oversold = `(SELECT id_oferta, count(*) AS sold FROM purchases WHERE vaga_retida GROUP BY 1) s JOIN offers o USING (id_oferta)
      WHERE o.vagas_total IS NOT NULL AND s.sold + o.vagas_disponiveis > o.vagas_total`;
    expect(await count(database.db, oversold)).toBe(0);
  });

  it('leaves room for new people, reviews and questions after its own', async () => {
    const { db } = database;
    const inserted = await one<{ id_pessoa: number }>(
      db,
      "INSERT INTO persons (nome, criado_em) VALUES ('Nova Pessoa', now()) RETURNING id_pessoa",
    );
    expect(inserted.id_pessoa).toBe(await count(db, 'persons'));
  });

  it('makes the same catalogue again on the same day', async () => {
    const second = await openTestDatabase();
    try {
      expect(await seedDatabase(second.db, { clock })).toBe(true);
      for (const table of ['courses', 'offers', 'reviews', 'questions', 'purchases']) {
        const digest = `SELECT '${table}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${table} t`;
        expect(await one(second.db, digest)).toEqual(await one(database.db, digest));
      }
    } finally {
      await second.close();
    }
  });
});

describe('seedDatabase with the small catalogue', () => {
  const database = withDatabase();

  beforeAll(async () => {
    await seedDatabase(database.db, { clock, size: 'small' });
  });

  it('fills it with 20 courses that have offers, of every modality, best sellers among them', async () => {
    const { db } = database;
    expect(await count(db, 'courses WHERE publicado')).toBe(20);
    expect(await one(db, 'SELECT count(DISTINCT id_modalidade)::int AS count FROM courses')).toEqual(
      await one(db, 'SELECT count(*)::int AS count FROM modalities'),
    );
    expect(await count(db, 'courses WHERE id_produto NOT IN (SELECT id_produto FROM offers)')).toBe(0);
    expect(await count(db, 'courses WHERE mais_vendido_destaque')).toBe(7);
  });

  it('fills it with all logins, and with purchases, reviews and questions', async () => {
    const { db } = database;
    expect(await count(db, 'logins')).toBe(seededLogins.length);
    expect(await count(db, 'purchases WHERE id_pessoa = 1')).toBeGreaterThanOrEqual(2);
    expect(await count(db, 'reviews')).toBeGreaterThan(20);
    expect(await count(db, 'questions')).toBeGreaterThan(10);
  });
});

describe('seedDatabase with more courses', () => {
  const database = withDatabase();

  it('adds variations up to the number wanted, each with offers', async () => {
    await seedDatabase(database.db, { clock, courses: 3000 });
    expect(await count(database.db, 'courses')).toBe(3000);
    expect(
      await count(
        database.db,
        'courses c WHERE NOT EXISTS (SELECT FROM offers o WHERE o.id_produto = c.id_produto)',
      ),
    ).toBe(0);
  });
});
