import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#/backend/app/administer.ts';
import { withBackend } from '../../../../support/backend/backend.ts';
import { enterAs } from '../../../account/role-clients.ts';

const backend = withBackend({ seed: true });

test('a command imports files in the name of an administrator, or only checks them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  try {
    const file = join(folder, 'unidades.csv');
    await writeFile(
      file,
      'nome;endereco;cidade;uf;cep\nUnidade Leste;Rua A, 1;Manaus;AM;69005-010\nSem cidade;Rua B, 2;;AM;69005-010',
    );
    const { db, now, url } = backend.current;
    const run = (...args: string[]) => runCommand(db, { publicUrl: url, now: now() }, ['import', ...args]);
    const client = await enterAs('ADMIN', () => url);
    const units = async () =>
      (await client.get<{ nome: string }[]>('/api/gestao/unidades')).body.map(({ nome }) => nome);

    await expect(run('vendas@vitrine.dev', file)).rejects.toThrow('may not change the catalogue');
    await expect(run('admin@vitrine.dev')).rejects.toThrow('Name the files');
    const said = await run('admin@vitrine.dev', file, '--check');
    expect(said[0]).toBe('unidades: 1 new, 0 changed, 0 the same, 0 removed, 1 refused');
    expect(said).toContain('unidades.csv, line 3: cidade: Este campo é obrigatório.');
    expect(await units()).not.toContain('Unidade Leste');
    expect((await run('admin@vitrine.dev', file)).at(-1)).toBe('Imported.');
    expect(await units()).toContain('Unidade Leste');
  } finally {
    await rm(folder, { recursive: true });
  }
});
