import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import { selectRows } from '#/backend/db/database.ts';
import { withBackend } from '../../../../support/backend/backend.ts';
import { enterAs } from '../../../account/role-clients.ts';
import { holdRows, someoneWaitsForARow } from '../../../identity/support/row-locks.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/importacoes';

/** An import whose new units are written before a course that the test holds. */
async function checkWaitingImport(unit: string) {
  const { db, url } = backend.current;
  const client = await enterAs('ADMIN', () => url);
  const [course] = await selectRows<{ id: number }>(
    db,
    sql`SELECT id_produto AS id FROM courses ORDER BY id_produto LIMIT 1`,
  );
  const document = {
    unidades: [{ nome: unit, endereco: 'Rua A, 1', cidade: 'Manaus', uf: 'AM', cep: '69005-010' }],
    cursos: [{ id: course!.id, termos_busca: unit }],
  };
  const conteudo = Buffer.from(JSON.stringify(document)).toString('base64');
  const { body } = await client.post<CatalogueImport>(path, {
    arquivos: [{ nome: 'catalogo.json', conteudo }],
    retirar_ausentes: false,
  });
  expect(body.relatorio.recusas).toEqual([]);
  const letGo = await holdRows(db, sql`SELECT 1 FROM courses WHERE id_produto = ${course!.id} FOR UPDATE`);
  const countUnits = async () => (await selectRows(db, sql`SELECT 1 FROM units WHERE nome = ${unit}`)).length;
  return { client, id: body.id, letGo, countUnits, run: () => client.post(`${path}/${body.id}/execucao`) };
}

test('an import whose connection dies in the middle leaves nothing, and is done when it runs again', async () => {
  const { db } = backend.current;
  const { run, letGo, countUnits } = await checkWaitingImport('Unidade do Meio');
  const running = run();
  await someoneWaitsForARow(db);
  await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  expect((await running).status).toBeGreaterThanOrEqual(500);
  await letGo();
  expect(await countUnits()).toBe(0);
  expect((await run()).status).toBe(200);
  expect(await countUnits()).toBe(1);
});

test('a running import says so to others until it ends, or its process is silent for two minutes', async () => {
  const { db } = backend.current;
  const { client, id, run, letGo } = await checkWaitingImport('Unidade Observada');
  const read = async () => (await client.get<CatalogueImport>(`${path}/${id}`)).body;
  expect((await read()).andamento).toBeNull();
  const running = run();
  await someoneWaitsForARow(db);
  expect(await read()).toMatchObject({ andamento: { gravadas: 0, total: 2 }, feita_em: null });
  await db.execute(sql`UPDATE catalogue_imports SET gravadas = 1,
    andamento_em = clock_timestamp() - interval '119 seconds' WHERE id = ${id}`);
  expect((await read()).andamento).toEqual({ gravadas: 1, total: 2 });
  await db.execute(sql`UPDATE catalogue_imports SET andamento_em = clock_timestamp() - interval '2 minutes'
    WHERE id = ${id}`);
  expect((await read()).andamento).toBeNull();
  await letGo();
  expect((await running).body).toMatchObject({ andamento: null, feita_em: expect.any(String) });
});

test('an import that is cancelled while it runs leaves nothing', async () => {
  const { db } = backend.current;
  const { client, id, run, letGo, countUnits } = await checkWaitingImport('Unidade Desistida');
  const running = run();
  await someoneWaitsForARow(db);
  expect((await client.post(`${path}/${id}/cancelamento`)).status).toBe(200);
  await letGo();
  expect((await running).body).toMatchObject({ codigo: 'IMPORTACAO_CANCELADA' });
  expect(await countUnits()).toBe(0);
  expect((await client.get<CatalogueImport>(`${path}/${id}`)).body).toMatchObject({
    andamento: null,
    feita_em: null,
    cancelada_em: expect.any(String),
  });
});

test('an import that is cancelled after its last line leaves nothing either', async () => {
  const { db } = backend.current;
  const { client, id, run, letGo, countUnits } = await checkWaitingImport('Unidade Tardia');
  await letGo();
  // Acts are written after the last line.
  const letActsGo = await holdRows(db, sql`LOCK TABLE audit_log IN EXCLUSIVE MODE`);
  const running = run();
  await someoneWaitsForARow(db);
  // Not the call: its act would wait, too.
  await db.execute(sql`UPDATE catalogue_imports SET cancelada_em = now() WHERE id = ${id}`);
  await letActsGo();
  expect((await running).body).toMatchObject({ codigo: 'IMPORTACAO_CANCELADA' });
  expect(await countUnits()).toBe(0);
  expect((await client.get<CatalogueImport>(`${path}/${id}`)).body.feita_em).toBeNull();
});
