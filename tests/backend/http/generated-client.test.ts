import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { enterAs } from '../account/role-clients.ts';

const backend = withBackend({ seed: true });
const folder = join(import.meta.dirname, '../../api-client');

async function run(...args: string[]): Promise<string> {
  // The client's own TypeScript: the generator needs an older one than the shop.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch((error) => {
    throw new Error(`${args[0]}: ${error.stdout}${error.stderr}`);
  });
  return stdout;
}

const fed = (counts: object) =>
  ['cursos', 'professores'].map((tabela) => expect.objectContaining({ tabela, ...counts }) as unknown);

test('a client generated from the published document compiles, buys with Pix and feeds the catalogue', async () => {
  const { url } = backend.current;
  const published = await (await fetch(`${url}/api/openapi.json`)).text();
  await mkdir(join(folder, 'generated'), { recursive: true });
  await writeFile(join(folder, 'generated/openapi.json'), published);
  const types = ['generated/openapi.json', '-o', 'generated/api.d.ts', '--default-non-nullable', 'false'];
  await run('node_modules/openapi-typescript/bin/cli.js', ...types);
  await run('node_modules/typescript/bin/tsc', '--project', '.');

  const { email, senha } = await registerShopper(new ApiClient(url));
  const admin = await enterAs('ADMIN', () => url);
  const { body } = await admin.post<{ chave: string }>('/api/gestao/chaves', {
    nome: 'Sistema acadêmico',
    escopo: 'catalogo',
  });
  const said = JSON.parse(await run('buy-and-feed.ts', url, email, senha, body.chave)) as unknown;
  expect(said).toEqual({
    state: 'MATRICULADA',
    fed: [fed({ novos: 1, iguais: 0 }), fed({ novos: 0, iguais: 1 })],
  });
}, 60_000);
