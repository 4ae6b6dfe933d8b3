import { expect } from '@playwright/test';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { test } from '../steps/test.ts';
import { type HeldBackend, startHeldBackend } from './held-backend.ts';

test.describe.configure({ mode: 'serial' });

const lists = ['/api/lista-contatos', '/api/lista-formas-pagamento', '/api/lista-certificados'];
const networks = '/api/lista-redes-sociais';
const loadingTexts = [
  'Carregando contatos...',
  'Carregando formas de pagamentos...',
  'Carregando certificados...',
  'Carregando redes sociais...',
];

let backend: HeldBackend;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  backend = await startHeldBackend([...lists, networks]);
  backend.release('/api/redes-sociais', 500, {});
  backend.release('/api/marca', 200, { ...demoBrand, aberta: true, versao: 1, demonstracao: true });
  shop = await startShop({
    env: {
      BACKEND_URL: backend.url,
      SITE_URL: 'https://loja.example',
      ALLOWED_HOSTS: 'localhost',
      EXP_NOVA_AREA_NOBRE: 'variant-a',
    },
  });
});

test.afterAll(async () => {
  await shop?.stop();
  await backend?.stop();
});

const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/acessibilidade`, { headers: { ...browser, ...headers } });

test('parts of the footer come when their data does, each failing alone (SHELL-6)', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { done, value } = await reader.read();
      if (done) return;
      html += value;
    }
  };

  const atOnce = [...loadingTexts, '41.276.508/0001-02'];
  await readUntil(() => atOnce.every((text) => html.includes(text)));
  for (const text of atOnce) expect(html).toContain(text);
  expect(html).not.toContain('0800 123 4567');

  backend.release('/api/lista-contatos', 200, [
    { chave: 'CONTATO_SITE_TELEFONE', valor: '0800 123 4567' },
    { chave: 'CONTATO_SITE_WHATSAPP', valor: '5548900000000' },
  ]);
  await readUntil(() => html.includes('href="tel:08001234567"'));
  expect(html).toContain('href="tel:08001234567"');

  backend.release('/api/lista-formas-pagamento', 500, { oops: true });
  const seal = (id_certificado: number, titulo: string) => ({
    id_certificado,
    titulo,
    link: { arquivo: null },
    anexo: { arquivo: `/images/${id_certificado}.svg`, descricao_acessibilidade: `Selo ${titulo}` },
  });
  backend.release('/api/lista-certificados', 200, [seal(1, 'Site Blindado'), seal(2, 'Ebit')]);
  backend.release(networks, 200, [
    {
      id_rede_social: 1,
      titulo: 'Instagram SESI',
      link: { arquivo: 'https://rede.example/sesi' },
      anexo: { arquivo: '/r.svg', descricao_acessibilidade: 'Instagram' },
      chave: 'sesi',
    },
  ]);
  await readUntil(() => false);
  expect(html).toContain('alt="Selo Ebit"');
  expect(html).toContain('Conexão segura');
  expect(html).not.toContain('alt="Selo Site Blindado"');
  expect(html).toContain('href="https://rede.example/sesi"');
  expect(html).not.toContain('Formas de Pagamento');
  // The page may know the number of the chat, and never displays it.
  expect(html).not.toMatch(/>[^<]*5548900000000[^<]*<\/(a|p|li|span)>/);
});

test('the variant of the experiment is drawn by the server and kept in a cookie for four days', async () => {
  const question = /href="?\/perguntas-frequentes\b/;
  const first = await ask();
  expect(await first.text()).toMatch(question);
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith('exp_nova-area-nobre='));
  expect(cookie).toMatch(/^exp_nova-area-nobre=variant-a; Max-Age=345600;/);
  expect(cookie).toMatch(/HttpOnly/);

  const again = await ask({ cookie: 'exp_nova-area-nobre=control' });
  expect(await again.text()).not.toMatch(question);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('a bank that is switched off is not found, in the frame of the shop', async () => {
  backend.release('/api/banco-simulado/cobrancas', 404, {
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Não encontrado',
    campos: {},
    id: 'x',
  });
  const page = await fetch(`${shop.url}/banco-simulado`, { headers: browser });
  expect(page.status).toBe(404);
  const html = await page.text();
  expect(html).toContain('Olá, nosso site está em atualização.');
  expect(html).toContain('https://wa.me/5548900000000?text=');
  expect(html).toContain('Explorar');
  expect(html).toContain('<footer');
});

// SHELL-19
test('the checkout says that it is safe where the connection is', async () => {
  const response = await fetch(`${shop.url}/esqueceu-sua-senha`, { headers: browser });
  expect(await response.text()).toContain('Ambiente seguro');
});
