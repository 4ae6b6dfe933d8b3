import { expect, test } from 'vitest';
import type { MachineKey } from '#/contract/school/machine-key.ts';
import type { ImportReport } from '#/domain/catalogue/import/import-report.ts';
import { CONFIRMATION_MINUTES } from '#/domain/staff/staff-session.ts';
import { ApiClient } from '../../../../support/backend/api-client.ts';
import { withBackend } from '../../../../support/backend/backend.ts';
import { enterAs } from '../../../account/role-clients.ts';
import { hire } from '../../team-support.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/chaves';
const admin = () => enterAs('ADMIN', () => backend.current.url);

const curso = {
  titulo: 'Manutenção de Drones',
  modalidade: 'Cursos Profissionais',
  area: 'Usinagem e Ferramentaria',
  tipo: 'Qualificação Profissional',
  descricao: 'Da bancada ao voo de teste.',
  publico_alvo: 'Quem opera drones.',
  objetivos: ['Trocar motores'],
  conteudo: [{ titulo: 'Oficina', carga_horaria: 40, topicos: ['Bancada'] }],
  carga_horaria: 40,
  duracao_meses: 1,
  certificacao: 'Certificado.',
  preco_original: 800.5,
  publicado: true,
};

async function feed(key: string, body: object) {
  const { status, body: answer } = await new ApiClient(backend.current.url).put<{
    feita: boolean;
    relatorio: ImportReport;
    codigo?: string;
  }>('/api/gestao/catalogo', body, { headers: { authorization: `Bearer ${key}` } });
  return { status, ...answer };
}

async function createKey(nome = 'Sistema acadêmico') {
  const client = await admin();
  const { status, body } = await client.post<{ id: number; chave: string }>(path, {
    nome,
    escopo: 'catalogo',
  });
  expect(status).toBe(200);
  return { client, ...body };
}

test('a school’s own system feeds the catalogue with its key: said first, done once, then nothing changes', async () => {
  const { client, chave } = await createKey();
  const said = await feed(chave, { simular: true, cursos: [curso] });
  expect(said).toMatchObject({ status: 200, feita: false });
  expect(said.relatorio.tabelas[1]).toMatchObject({ tabela: 'cursos', novos: 1, recusados: 0 });
  expect((await feed(chave, { cursos: [curso] })).relatorio).toEqual(said.relatorio);
  const again = await feed(chave, { cursos: [curso] });
  expect(again.relatorio.tabelas[1]).toMatchObject({ novos: 0, alterados: 0, iguais: 1 });
  // What a row doesn't name stays as it is.
  const { titulo, modalidade } = curso;
  const cheaper = await feed(chave, { cursos: [{ titulo, modalidade, preco_promocional: 700 }] });
  expect(cheaper.relatorio.mudancas).toMatchObject([
    { linha: 1, nome: titulo, campos: [{ coluna: 'preco_promocional', antes: '', depois: '700,00' }] },
  ]);
  const { body: found } = await client.get<{ itens: { id_produto: number }[] }>(
    '/api/gestao/cursos?pagina=1&busca=drones',
  );
  const history = await client.get(`/api/gestao/cursos/${found.itens[0]!.id_produto}/historico?pagina=1`);
  expect(JSON.stringify(history.body)).toContain('preco_promocional');
  const refused = await feed(chave, {
    cursos: [{ titulo, modalidade, preco_promocional: 'barato', preso: 1 }],
  });
  expect(refused.relatorio.recusas).toMatchObject([{ planilha: 'cursos', coluna: 'preso' }]);
});

test('a key is shown once, told apart by its start, and opens nothing once it has ended', async () => {
  const { client, id, chave } = await createKey('Planilha noturna');
  expect(chave).toMatch(/^vitrine_[\w-]{43}$/);
  await feed(chave, { simular: true });
  const list = async () => (await client.get<MachineKey[]>(path)).body;
  const [shown] = await list();
  expect(shown).toMatchObject({ nome: 'Planilha noturna', escopo: 'catalogo', inicio: chave.slice(0, 12) });
  expect(shown!.usada_em).not.toBeNull();
  expect(JSON.stringify(await list())).not.toContain(chave);
  expect((await client.post(`${path}/${id}/fim`)).status).toBe(200);
  expect(await feed(chave, { simular: true })).toMatchObject({ status: 401, codigo: 'CHAVE_INVALIDA' });
  expect((await list()).find((key) => key.id === id)!.encerrada_em).not.toBeNull();
});

test('neither a made-up key nor a session feeds the catalogue, and a key opens no other call', async () => {
  const { client, chave } = await createKey('Outra');
  expect(await feed(`vitrine_${'A'.repeat(43)}`, { simular: true })).toMatchObject({ status: 401 });
  expect((await client.put('/api/gestao/catalogo', { simular: true })).status).toBe(401);
  const headers = { authorization: `Bearer ${chave}` };
  expect(
    (await new ApiClient(backend.current.url).get('/api/gestao/cursos?pagina=1', { headers })).status,
  ).toBe(401);
});

test.each([
  ['leaves the team', (client: ApiClient, id: number) => client.delete(`/api/equipe/${id}`)],
  [
    'gets another role',
    (client: ApiClient, id: number) => client.put(`/api/equipe/${id}/papel`, { papel: 'FINANCEIRO' }),
  ],
])('the keys of a person who %s end with it, and those of others stay', async (_, end) => {
  const { client, id: own, chave: stays } = await createKey('De quem fica');
  const leaver = await hire(backend.current, 'ADMIN');
  const made = await leaver.client.post<{ id: number; chave: string }>(path, {
    nome: 'De quem sai',
    escopo: 'catalogo',
  });
  expect((await feed(made.body.chave, { simular: true })).status).toBe(200);
  expect((await end(client, leaver.id)).status).toBe(200);
  expect((await feed(made.body.chave, { simular: true })).status).toBe(401);
  expect((await feed(stays, { simular: true })).status).toBe(200);
  const keys = (await client.get<MachineKey[]>(path)).body;
  expect(keys.find(({ id }) => id === made.body.id)!.encerrada_em).not.toBeNull();
  expect(keys.find(({ id }) => id === own)!.encerrada_em).toBeNull();
});

test('only who may import, and a key, may send more than any call', async () => {
  const { client, chave } = await createKey('Grande');
  const large = { nome: 'a.csv', conteudo: 'A'.repeat(2_000_000) };
  const body = { arquivos: [large], retirar_ausentes: false };
  const student = await enterAs('ALUNO', () => backend.current.url);
  expect((await student.post('/api/gestao/importacoes', body)).status).toBe(413);
  expect((await client.post('/api/gestao/importacoes', body)).status).toBe(200);
  const cursos = Array.from({ length: 3000 }, () => ({ ...curso, descricao: 'A'.repeat(400) }));
  expect((await feed(chave, { simular: true, cursos })).status).toBe(200);
  expect((await feed(`vitrine_${'A'.repeat(43)}`, { simular: true, cursos })).status).toBe(413);
});

test('making and ending keys asks for a recent password', async () => {
  const { client, id } = await createKey('Antiga');
  backend.current.moveClock(CONFIRMATION_MINUTES * 60_000);
  await client.put('/api/refreshTokenUser');
  const made = await client.post(path, { nome: 'Nova', escopo: 'catalogo' });
  const ended = await client.post(`${path}/${id}/fim`);
  expect([made, ended].map(({ status, body }) => [status, body.codigo])).toEqual([
    [403, 'CONFIRMACAO_NECESSARIA'],
    [403, 'CONFIRMACAO_NECESSARIA'],
  ]);
});
