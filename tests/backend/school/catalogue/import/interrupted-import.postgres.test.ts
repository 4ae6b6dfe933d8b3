import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import { selectRows } from '#/backend/db/database.ts';
import { withBackend } from '../../../../support/backend/backend.ts';
import { enterAs } from '../../../account/role-clients.ts';
import { holdRows, someoneWaitsForARow } from '../../../identity/support/row-locks.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/importacoes';

test('an import whose connection dies in the middle leaves nothing, and is done when it runs again', async () => {
  const { db, url } = backend.current;
  const client = await enterAs('ADMIN', () => url);
  const [course] = await selectRows<{ id: number; titulo: string; slug: string }>(
    db,
    sql`SELECT id_produto AS id, titulo FROM courses ORDER BY id_produto LIMIT 1`,
  );
  // New units are written before the course that someone else holds.
  const document = {
    unidades: [
      { nome: 'Unidade do Meio', endereco: 'Rua A, 1', cidade: 'Manaus', uf: 'AM', cep: '69005-010' },
    ],
    cursos: [{ id: course!.id, termos_busca: 'do meio' }],
  };
  const conteudo = Buffer.from(JSON.stringify(document)).toString('base64');
  const { body } = await client.post<CatalogueImport>(path, {
    arquivos: [{ nome: 'catalogo.json', conteudo }],
    retirar_ausentes: false,
  });
  expect(body.relatorio.recusas).toEqual([]);
  const countUnits = async () => {
    const rows = await selectRows(db, sql`SELECT 1 FROM units WHERE nome = 'Unidade do Meio'`);
    return rows.length;
  };
  const letGo = await holdRows(db, sql`SELECT 1 FROM courses WHERE id_produto = ${course!.id} FOR UPDATE`);
  const running = client.post<CatalogueImport>(`${path}/${body.id}/execucao`);
  await someoneWaitsForARow(db);
  await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  expect((await running).status).toBeGreaterThanOrEqual(500);
  await letGo();
  expect(await countUnits()).toBe(0);
  expect((await client.post(`${path}/${body.id}/execucao`)).status).toBe(200);
  expect(await countUnits()).toBe(1);
});
