import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { openSession } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

const name = `Afiação de Ferramentas ${Date.now() % 100_000}`;
const columns = {
  titulo: name,
  modalidade: 'Cursos Profissionais',
  area: 'Usinagem e Ferramentaria',
  tipo: 'Qualificação Profissional',
  descricao: 'Do rebolo à pedra, com medida.',
  publico_alvo: 'Quem trabalha em oficina.',
  objetivos: '"Afiar brocas\nAfiar serras"',
  conteudo: '"Oficina (40 horas)\n- Rebolo"',
  carga_horaria: '40',
  duracao_meses: '1',
  certificacao: 'Certificado.',
  preco_original: '"1.490,00"',
  publicado: 'sim',
};
const csv = (rows: readonly object[]) =>
  [Object.keys(columns), ...rows.map((row) => Object.values(row))].map((row) => row.join(';')).join('\r\n');

test('a school imports courses from a sheet, corrects a line, and the shop shows them', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'admin@vitrine.dev');
  await page.goto('/gestao/cursos');
  await page.getByRole('link', { name: 'Importar e exportar' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Conferir' }).click();
  await expect(main.getByText('Escolha um ou mais arquivos.').first()).toBeVisible();

  const bad = { ...columns, titulo: `${name} II`, preco_original: 'mil e quinhentos' };
  const teacher = `Dora Afiadora ${Date.now() % 100_000}`;
  const files = { 'cursos.csv': csv([columns, bad]), 'professores.csv': `nome;mostrado\r\n${teacher};sim` };
  await main.getByLabel('Arquivos', { exact: true }).setInputFiles(
    Object.entries(files).map(([file, text]) => ({
      name: file,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })),
  );
  await main.getByRole('button', { name: 'Conferir' }).click();
  await expect(main.getByRole('heading', { name: 'Importação conferida' })).toBeVisible();
  await expect(main.getByRole('row', { name: /^Cursos/ })).toHaveText('Cursos10001');
  await expect(main.getByRole('row', { name: /^Professores/ })).toHaveText('Professores10000');
  await expect(main.getByText('cursos.csv, linha 3, coluna preco_original')).toBeVisible();
  await expect(main.getByText('Está escrito: “mil e quinhentos”')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Baixar linhas recusadas (XLSX)' }).click(),
  ]);
  const [sheet] = await readXlsxFile(await readFile(await file.path()));
  expect(sheet!.data[1]![1]).toMatch(/^preco_original: Escreva um valor em reais/);

  await main.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Importação feita' })).toBeVisible();
  await page.goto(`/busca?titulo=${encodeURIComponent(name)}`);
  await expect(main.getByRole('link', { name }).first()).toBeVisible();

  await page.goto('/professores');
  await expect(main.getByRole('link', { name: teacher })).toBeVisible();

  test.skip(isMobile, 'once is enough');
  await page.goto('/gestao/importar');
  const [editions] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Edições de programas (CSV)' }).click(),
  ]);
  expect(await readFile(await editions.path(), 'utf8')).toMatch(/;dados-no-escritorio;[\w-]+, [\w-]+;/);
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Cursos (CSV)' }).click(),
  ]);
  expect(await readFile(await whole.path(), 'utf8')).toContain(name);
});

test('what a student sends as an import is not even read', async ({ page, baseURL, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await openSession(page, 'aluno@vitrine.dev');
  const arquivos = { name: 'cursos.csv', mimeType: 'text/csv', buffer: Buffer.alloc(2_000_000, 'a') };
  const response = await page.request.post('/gestao/importar', {
    headers: { origin: baseURL! },
    multipart: { formulario: 'conferir', arquivos },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([303, '/gestao/importar']);
  expect((await page.goto('/gestao/importar'))?.status()).toBe(404);
});

test('a key for another system is shown once, and ended', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await openSession(page, 'admin@vitrine.dev');
  await page.goto('/gestao/chaves');
  const main = page.getByRole('main');
  const system = `Sistema ${Date.now() % 100_000}`;
  await main.getByLabel('Nome do sistema').fill(system);
  await main.getByRole('button', { name: 'Criar chave' }).click();
  const key = await main.getByText(/^vitrine_[\w-]{43}$/).textContent();
  await page.reload();
  await expect(main.getByText(key!)).toHaveCount(0);
  const item = main.getByRole('listitem').filter({ hasText: system });
  await item.getByRole('button', { name: 'Encerrar chave' }).click();
  await expect(item.getByText('Encerrada')).toBeVisible();
});
