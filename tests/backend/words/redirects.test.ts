import { expect, test } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { enterAs } from '../account/role-clients.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/redirecionamentos';

async function desk() {
  const admin = await enterAs('ADMIN', () => backend.current.url);
  return {
    admin,
    add: (linhas: string) => admin.post<{ total: number }>(path, { linhas }),
    remove: (caminho: string) => admin.post(`${path}/remover`, { caminho }),
  };
}
const follow = async (from: string) => {
  const { status, body } = await new ApiClient(backend.current.url).get<{ destino: string; status: number }>(
    `/api/redirecionamento?caminho=${encodeURIComponent(from)}`,
  );
  return status === 200 ? [body.status, body.destino] : null;
};
const refusal = (text: RegExp) => ({
  status: 422,
  body: {
    codigo: 'REDIRECIONAMENTO_RECUSADO',
    campos: { linhas: [expect.stringMatching(text) as string] },
  },
});

test('lines of a spreadsheet lead at once, whatever parts them, and one without a target is gone', async () => {
  const { admin, add, remove } = await desk();
  const text = '/velho-a;/busca?preco=gratuito\r\n\r\n"/velho-b/",/ofertas\n/velho-c\t/ofertas\n/velho-d';
  expect(await add(text)).toMatchObject({ status: 200, body: { total: 4 } });
  expect(await Promise.all(['/velho-a', '/velho-b', '/velho-c', '/velho-d'].map(follow))).toEqual([
    [301, '/busca?preco=gratuito'],
    [301, '/ofertas'],
    [301, '/ofertas'],
    [410, null],
  ]);
  expect(await remove('/velho-a')).toMatchObject({ status: 200 });
  expect(await remove('/velho-a')).toMatchObject({ status: 200 });
  expect([await follow('/velho-a'), await follow('/velho-b')]).toEqual([null, [301, '/ofertas']]);
  const { body } = await admin.get<{ itens: { acao: string }[] }>('/api/gestao/registro?pagina=1');
  expect(body.itens.slice(0, 2).map(({ acao }) => acao)).toEqual([
    'REMOVEU_REDIRECIONAMENTO',
    'CRIOU_REDIRECIONAMENTOS',
  ]);
});

test.each([
  ['a loop of its own', '/x-a;/x-a/?y=1', /Linha 1: o endereço leva a ele mesmo/],
  ['a loop of two', '/x-a;/x-b\n/x-b;/x-a', /Linha 1: outro .* Linha 2: outro/],
  ['a chain among the lines', '/x-a;/x-b\n/x-b;/busca', /^Linha 2: outro redirecionamento leva/],
  ['a chain to one that is there', '/x-a;/curso-tecnico?y=1', /Linha 1: o endereço novo também leva/],
  ['a chain from one that is there', '/cursos-tecnicos-antigos;/a\n/busca;/b', /Linha 2: .* página da loja/],
  ['one that is there', '/curso-tecnico;/busca', /Linha 1: este endereço já leva/],
  ['the same twice', '/x-a;/busca\n/x-a/;/ofertas', /Linha 1: .* mais de uma linha/],
  ['the home page', '/;/busca', /página da loja/],
  ['a page of the desk, spelled otherwise', '/GESTAO/cursos;/busca', /página da loja/],
  ['a category', '/cursos-tecnicos;/busca', /página da loja/],
  ['a text of the blog', '/blog/curso-tecnico-ou-graduacao;/busca', /página da loja/],
  ['a campaign', '/campanha/volta-as-aulas;/busca', /página da loja/],
  ['a script', '/x-a;javascript:alert(1)', /endereço novo precisa/],
  ['another site', '/x-a;//a.example/', /endereço novo precisa/],
  ['a formula', '=HYPERLINK("x");/busca', /endereço antigo precisa/],
  ['HTML', '<script>alert(1)</script>', /endereço antigo precisa/],
])('%s is refused, and with it every other line', async (_, text, message) => {
  const { add } = await desk();
  expect(await add(`${text}\n/x-sem-culpa;/busca`)).toMatchObject(refusal(message));
  expect(await follow('/x-sem-culpa')).toBeNull();
});

test('of two who add at once, no chain comes out', async () => {
  const { add } = await desk();
  const answers = await Promise.all([add('/corrida-a;/corrida-b'), add('/corrida-b;/corrida-c')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});
