import { addDays, weekday } from '#/domain/time/dates.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { type Shop, startShop } from '../../support/shop.ts';
import { makePerson } from '../../support/person.ts';
import { openAccount } from '../steps/identification.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

// A shop without data and without the demonstration, as a school starts it.
test.describe.configure({ mode: 'serial' });

let shop: Shop;
let secret = '';
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startShop({ empty: true, env: { DEMO: 'off', SIMULATED_BANK: 'on' } });
});
test.afterAll(async () => {
  await shop?.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const setupLink = () => /http:\S+\/comecar\?codigo=\S+/.exec(shop.output())![0];

test('until there is an administrator every page says "Em breve"', async ({ page }) => {
  for (const path of ['/', '/busca', '/autenticacao', '/sitemap.xml', '/nada']) {
    const response = await page.goto(shop.url + path);
    expect(response!.status(), path).toBe(503);
    expect(response!.headers()['retry-after']).toBe('3600');
    await expect(heading(page)).toHaveText('Em breve');
    expect(await page.content(), path).not.toContain('Vitrine');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display), path).toBe('grid');
  }
  await expectSoundInBothWidths(page);
  expect((await page.request.get(`${shop.url}/healthz`)).status()).toBe(200);
  expect((await page.request.get(`${shop.url}/images/hero.svg`)).status()).toBe(200);
});

test('the page asks for the link that the server printed', async ({ page }) => {
  await page.goto(`${shop.url}/comecar`);
  await expect(heading(page)).toHaveText('Falta o link de configuração');
  await page.goto(`${shop.url}/comecar?codigo=inventado`);
  await expect(heading(page)).toHaveText('Falta o link de configuração');
});

test('its form works without JavaScript and loses nothing that was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(setupLink());
  await page.getByLabel('Seu nome completo').fill('Helena Prado');
  await page.getByLabel('Seu e-mail').fill('direcao@escola-aurora');
  await page.getByLabel('Senha', { exact: true }).fill('Helena2031');
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Criar e continuar' }).click();
  await expect(page.getByLabel('Seu e-mail')).toHaveAccessibleDescription(/e-mail/i);
  await expect(page.getByLabel('Seu nome completo')).toHaveValue('Helena Prado');
  await context.close();
});

test('the link makes the administrator, who turns the second factor on', async ({ page }) => {
  await page.goto(setupLink());
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  await page.getByLabel('Seu nome completo').fill('Helena Prado');
  await page.getByLabel('Seu e-mail').fill('direcao@escola-aurora.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('Girassol2031');
  await page.getByRole('button', { name: 'Criar e continuar' }).click();
  await expect(heading(page)).toHaveText('Verificação em duas etapas');
  await untilHydrated(page);
  secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())!.replaceAll(' ', '');
  await page.getByLabel('Código', { exact: true }).fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await expect(page.getByText('Guarde estes códigos de recuperação')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(heading(page)).toHaveText('Gestão da escola');
  await expect(page.getByText('Faltam 5 passos para vender')).toBeVisible();
  await expectSoundInBothWidths(page);

  const visitor = await page.context().browser()!.newContext();
  expect((await visitor.request.get(shop.url)).status()).toBe(200);
  expect((await visitor.request.get(setupLink(), { headers: { accept: 'text/html' } })).status()).toBe(404);
  await visitor.close();
});

const email = 'direcao@escola-aurora.com.br';
let entered: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];

test('the school says who it is, and every page says so', async ({ page, browser }) => {
  const other = await browser.newPage();
  await enterAsAdministrator(page, `${shop.url}/gestao/loja`);
  await expect(heading(page)).toHaveText('Dados da escola');
  await expectSoundInBothWidths(page);
  await page.getByLabel('Nome da escola').fill('Escola Aurora');
  await page.getByLabel('Como o nome é falado').selectOption('a');
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-34');
  await page.getByLabel('E-mail de atendimento').fill('contato@escola-aurora.com.br');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription(/CNPJ inválido/);
  await expect(page.getByLabel('Nome da escola')).toHaveValue('Escola Aurora');
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();

  await expect(async () => {
    await other.goto(shop.url);
    await expect(other).toHaveTitle(/Escola Aurora/, { timeout: 500 });
  }).toPass({ timeout: 5000 });
  await untilHydrated(other);
  await expect(other.getByRole('banner').getByText('Escola Aurora')).toBeVisible();
  await expect(other.getByRole('contentinfo')).toContainText('12.ABC.345/01DE-35');
  for (const path of ['/', '/busca', '/autenticacao', '/fale-conosco', '/termos-de-uso', '/nada-disso']) {
    await other.goto(shop.url + path);
    expect(await other.content(), path).not.toMatch(/\bVitrine\b|41\.276\.508|vitrine\.dev|048 1212/);
  }
  await test.step('its logo, too', () => sendLogo(page, other));
  await other.close();
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="document.title='x'">
  <script>document.title = 'x'</script><rect width="120" height="40" rx="8" fill="#7a1f5c"/>
  <circle cx="20" cy="20" r="10" fill="#fff"/></svg>`;

async function sendLogo(page: Page, other: Page): Promise<void> {
  await page.goto(`${shop.url}/gestao/loja/imagens`);
  await untilHydrated(page);
  await expect(heading(page)).toHaveText('Imagens da escola');
  await expectSoundInBothWidths(page);
  const field = page.getByLabel('Arquivo: logo', { exact: true });
  const send = (buffer: Buffer) =>
    field
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      .then(() => page.getByRole('button', { name: 'Enviar logo', exact: true }).click());
  await send(Buffer.from('Isto é um texto.'));
  await expect(field).toHaveAccessibleDescription(/não é uma imagem SVG, PNG, JPEG ou WebP/);
  await untilHydrated(page);
  await send(Buffer.from(logo));
  await expect(page.getByText('Imagem salva. Em até 5 segundos')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Logo: como está agora, 512 × 171/ })).toBeVisible();

  const shown = other.getByRole('banner').getByRole('img', { name: 'Escola Aurora' });
  await expect(async () => {
    await other.goto(shop.url);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 8000 });
  expect(await shown.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth))).toBe(512);
  const svg = await other.request.get(shop.url + (await shown.getAttribute('src')));
  expect(await svg.text()).not.toContain('document.title');
  expect(svg.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const manifest = (await (await other.request.get(`${shop.url}/manifest.webmanifest`)).json()) as {
    name: string;
    icons: Array<{ src: string }>;
  };
  expect(manifest.name).toBe('Escola Aurora');
  const share = await other.locator('meta[property="og:image"]').getAttribute('content');
  const pictures = [...manifest.icons.map(({ src }) => src), new URL(share!).pathname];
  expect(pictures).toHaveLength(3);
  for (const address of pictures) {
    const { width, height } = await other.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    }, address);
    expect([`192x192`, `512x512`, `1200x630`]).toContain(`${width}x${height}`);
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await other.request.get(shop.url + path)).headers()['content-type']).toBe('image/png');
  }
}

test('the school writes its home page, networks and links', async ({ page, browser }) => {
  await enterAsAdministrator(page, `${shop.url}/gestao/loja/inicio`);
  await expectSoundInBothWidths(page);
  await page.getByLabel('Título grande').fill('Aprenda a fazer pão');
  await page.getByLabel('Frase abaixo do título').fill('Cursos no Recife, à noite.');
  await page.getByRole('group', { name: 'Mais vendidos' }).getByLabel('Título').fill('Os preferidos');
  for (const lugar of await page.getByLabel('Lugar').all()) await lugar.selectOption('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Mostre pelo menos uma fileira')).toBeVisible();
  await page.getByRole('group', { name: 'Mais vendidos' }).getByLabel('Lugar').selectOption('1');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(entered);
  const form = await plain.newPage();
  await form.goto(`${shop.url}/gestao/loja/links`);
  await form.getByLabel('Instagram').fill('instagram.com/aurora');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByLabel('Instagram')).toHaveAccessibleDescription(/comece com https/);
  await expect(form.getByLabel('Instagram')).toHaveValue('instagram.com/aurora');
  await form.getByLabel('Instagram').fill('https://www.instagram.com/aurora');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Salvo. Em até 1 minuto')).toBeVisible();
  await plain.close();
  await page.goto(`${shop.url}/gestao/loja/links`);
  await untilHydrated(page);
  await expectSoundInBothWidths(page);

  const other = await browser.newPage();
  await expect(async () => {
    await other.goto(shop.url);
    await expect(heading(other)).toHaveText('Aprenda a fazer pão', { timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expect(other.getByText('Cursos no Recife, à noite.')).toBeVisible();
  expect(await other.content()).toContain('"https://www.instagram.com/aurora"');
  await expect(
    other.getByRole('contentinfo').getByRole('link', { name: /^Instagram da Escola Aurora/ }),
  ).toBeVisible();
  await other.goto(`${shop.url}/fale-conosco`);
  await expect(other.getByRole('main').getByRole('link', { name: /^Instagram/ })).toBeVisible();
  await other.close();
});

test('the school writes its own legal texts, and nothing typed is lost', async ({ page, browser }) => {
  await enterAsAdministrator(page, `${shop.url}/gestao/loja/textos`);
  await expectSoundInBothWidths(page);
  await page.getByRole('main').getByRole('link', { name: 'Política de Privacidade', exact: true }).click();
  await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(
    /^## 1\. Quem é o responsável pelos dados/,
  );
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await untilHydrated(colleague);

  const hostile =
    '# Seus dados\n\n<script>document.title = "x"</script>\n\n[aqui](javascript:alert(1)) {{chefe}}';
  await page.getByLabel('Texto', { exact: true }).fill(hostile);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByLabel('Texto', { exact: true })).toHaveAccessibleDescription(
    /O campo {{chefe}} não existe.*HTML não é aceito/,
  );
  await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(hostile);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Ainda não dá para publicar')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prévia do rascunho salvo' })).toContainText('<script>');
  await expect(page).toHaveTitle(/^Política de Privacidade/);

  await colleague.getByLabel('Texto', { exact: true }).fill('Outro texto.');
  await colleague.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(colleague.getByText('Outra pessoa salvou este texto enquanto você editava')).toBeVisible();
  await expect(colleague.getByLabel('Texto', { exact: true })).toHaveValue('Outro texto.');
  await colleague.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(entered);
  const form = await plain.newPage();
  await form.goto(`${shop.url}/gestao/loja/textos/privacidade`);
  await expect(form.getByLabel('Texto', { exact: true })).toHaveValue(hostile);
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(form.getByLabel('Texto', { exact: true })).toHaveAccessibleDescription(/HTML não é aceito/);
  await form
    .getByLabel('Texto', { exact: true })
    .fill('# Seus dados na {{escola}}\n\n- [Escreva](mailto:{{email}}) para nós.');
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(form.getByText(/^Versão \d{4}-\d{2}-\d{2} publicada/)).toBeVisible();
  await plain.close();

  const other = await browser.newPage();
  await expect(async () => {
    await other.goto(`${shop.url}/politica-privacidade`);
    await expect(other.getByRole('heading', { name: 'Seus dados na Escola Aurora' })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 5000 });
  await expect(other.getByRole('link', { name: 'Escreva' })).toHaveAttribute(
    'href',
    'mailto:contato@escola-aurora.com.br',
  );
  await expectSoundInBothWidths(other);
  await other.getByRole('link', { name: /^Versão 2026-11, de/ }).click();
  await expect(other.getByText('Esta versão não está mais em vigor')).toBeVisible();
  await expect(other.getByRole('heading', { name: '1. Quem é o responsável pelos dados' })).toBeVisible();
  await other.close();
});

test('the school opens its first course, looks at it and puts it on sale', async ({ page }) => {
  test.setTimeout(180_000);
  await enterAsAdministrator(page, `${shop.url}/gestao/cursos`);
  await expect(page.getByText('Ainda não há cursos')).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.getByRole('link', { name: 'Novo curso' }).click();
  await expect(heading(page)).toHaveText('Novo curso');
  await untilHydrated(page);
  await page.getByLabel('Nome do curso').fill('Panificação Artesanal');
  await page.getByRole('button', { name: 'Criar curso' }).click();
  const summary = page.getByRole('group', { name: 'Confira os campos abaixo' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Nome do curso')).toHaveValue('Panificação Artesanal');
  await expectSoundInBothWidths(page);
  await page.getByLabel('Modalidade').selectOption('Cursos Profissionais');
  await page
    .getByLabel('Área', { exact: true })
    .selectOption({ label: 'Alimentos e Bebidas: Panificação e Confeitaria' });
  await page.getByLabel('Tipo', { exact: true }).selectOption('Qualificação Profissional');
  await page.getByLabel('Apresentação').fill('Pães de fermentação natural, do levain ao forno.');
  await page.getByLabel('O que a pessoa vai saber fazer').fill('Fazer pão\nCuidar do fermento');
  await page.getByLabel('Módulos').fill('Massas (40 horas)\n- Levain\n- Sova');
  await page.getByLabel('Carga horária').fill('40');
  await page.getByLabel('Duração em meses').fill('1');
  await page.getByLabel('Público').fill('Quem quer assar.');
  await page.getByLabel('Certificado').fill('Certificado de qualificação.');
  await page.getByLabel('Preço cheio em reais').fill('600,00');
  await page.getByRole('button', { name: 'Criar curso' }).click();
  await expect(heading(page)).toHaveText('Panificação Artesanal');
  await expect(page.getByText('Fora da loja')).toBeVisible();

  await page.getByRole('link', { name: 'Nova turma' }).click();
  await expect(heading(page)).toHaveText('Nova turma');
  await expect(page.getByRole('heading', { name: 'Falta uma unidade' })).toBeVisible();
  await page.getByRole('link', { name: 'Cadastrar unidade' }).click();
  await expect(heading(page)).toHaveText('Nova unidade');
  await untilHydrated(page);
  await page.getByLabel('Nome da unidade').fill('Unidade Boa Vista');
  await page.getByLabel('Endereço').fill('Rua das Palmeiras, 10');
  await page.getByLabel('Cidade').fill('Olinda do Sul');
  await page.getByLabel('Estado').selectOption('PE');
  await page.getByLabel('CEP').fill('50010-000');
  await page.getByRole('button', { name: 'Cadastrar unidade' }).click();
  await expect(page.getByLabel('Cidade')).toHaveAccessibleDescription(/Não encontramos este município em PE/);
  await page.getByLabel('Cidade').fill('recife');
  await page.getByRole('button', { name: 'Cadastrar unidade' }).click();

  await expect(heading(page)).toHaveText('Nova turma');
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  await page.getByLabel('Unidade').selectOption('Unidade Boa Vista, Recife/PE');
  await page.getByLabel('Turno').selectOption('Noite');
  await page.getByLabel('Terça').check();
  await page.getByLabel('Quinta').check();
  await page.getByLabel('A aula começa').fill('19:00');
  await page.getByLabel('A aula termina').fill('22:00');
  await page.getByLabel('Primeiro dia').fill(tuesdayAfter(dayFromNow(40)));
  await page.getByLabel('Último dia').fill(dayFromNow(80));
  await page.getByLabel('Inscrições até').fill(dayFromNow(35));
  await page.getByLabel('Vagas').fill('12');
  await page.getByRole('button', { name: 'Criar turma' }).click();
  await expect(page.getByText('0 de 12 vagas ocupadas')).toBeVisible();

  await test.step('with a picture of its own', () => sendPicture(page));

  await page.getByRole('link', { name: 'Ver a prévia' }).click();
  await expect(page.getByText('Prévia: só a equipe vê esta página')).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Panificação Artesanal');
  await expectOwnPicture(page.getByAltText('Pão no forno'));
  await page.getByRole('link', { name: 'Voltar ao curso' }).click();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Publicar na loja' }).click();
  await expect(page.getByText('Na loja', { exact: true })).toBeVisible();
  await expectSoundInBothWidths(page);
});

async function sendPicture(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Imagem do curso' }).click();
  await expect(heading(page)).toHaveText('Imagem do curso');
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  const field = page.getByLabel('Arquivo da imagem');
  const text = page.getByLabel('Descrição da imagem');
  const send = (buffer: Buffer) =>
    field
      .setInputFiles({ name: 'pao.jpg', mimeType: 'image/jpeg', buffer })
      .then(() => page.getByRole('button', { name: 'Salvar imagem' }).click());
  const photo = { create: { width: 1400, height: 1800, channels: 3, background: '#b5651d' } } as const;
  await send(await sharp(photo).jpeg().toBuffer());
  await expect(text).toHaveAccessibleDescription(/obrigatório/i);
  await text.fill('Pão no forno');
  await send(Buffer.from('Isto é um texto.'));
  await expect(field).toHaveAccessibleDescription(/não é uma imagem SVG, PNG, JPEG ou WebP/);
  await expect(text).toHaveValue('Pão no forno');
  await untilHydrated(page);
  await send(await sharp(photo).jpeg().toBuffer());
  await expect(page.getByText('Imagem salva. Em poucos segundos')).toBeVisible();
  await expectOwnPicture(page.getByAltText('Pão no forno').last());
  await expectSoundInBothWidths(page);
  await page.getByRole('link', { name: 'Panificação Artesanal' }).first().click();
  await expect(heading(page)).toHaveText('Panificação Artesanal');
}

/** It came in the format that weighs least, with its place said before, and with no box beside it. */
async function expectOwnPicture(picture: Locator): Promise<void> {
  const shown = await picture.evaluate(async (it: HTMLImageElement) => {
    await it.decode();
    const boxes = [...it.parentElement!.querySelectorAll('source')].flatMap((source) => [
      ...source.getClientRects(),
    ]);
    const stated = [it.width, it.height].every(Boolean);
    return { source: it.currentSrc, width: it.naturalWidth, stated, boxes: boxes.length };
  });
  expect(shown.source).toMatch(/\/fotos\/[0-9a-f]{32}-\d+\.avif$/);
  expect(shown).toMatchObject({ stated: true, boxes: 0 });
  expect(shown.width).toBeGreaterThan(0);
}

test('a visitor finds the course, pays it by Pix and is enrolled', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const person = makePerson();
  await openAccount(page, person, shop.url);
  await page.goto(`${shop.url}/busca?titulo=panificacao`);
  await expectOwnPicture(page.locator('main img[src^="/fotos/"]'));
  await page.getByRole('main').getByRole('link', { name: 'Panificação Artesanal', exact: true }).click();
  await expect(heading(page)).toHaveText('Panificação Artesanal');
  await expect(page.getByText('Recife').first()).toBeVisible();
  await page.reload();
  const picture = page.getByAltText('Pão no forno');
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expectOwnPicture(picture);
  const share = (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
  const shared = await page.request.get(share);
  expect(shared.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(await shared.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await page.content()).toContain(`"image":"${share}"`);
  await page
    .getByRole('link', { name: /Matricule-se|Quero me matricular/ })
    .first()
    .click();
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: 'Pagar R$ 600,00 com Pix' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await payAtBank(page);
  await expect(heading(page)).toHaveText('Matrícula confirmada');
  await expect(page.getByText(/^terça-feira, .*, às 19:00$/i)).toBeVisible();
  await page.getByRole('link', { name: 'Ver minha matrícula' }).click();
  const link = page.getByRole('link', { name: 'Contrato (PDF)' });
  const contract = await page.request.get(shop.url + (await link.getAttribute('href')));
  expect(contract.headers()['content-type']).toBe('application/pdf');
  await context.close();
});

test('without JavaScript a new unit leads to its offer, and units are edited and closed', async ({
  page: other,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(entered);
  const page = await context.newPage();
  await page.goto(`${shop.url}/gestao/cursos`);
  await page.getByRole('link', { name: 'Panificação Artesanal' }).click();
  await page.getByRole('link', { name: 'Imagem do curso' }).click();
  await page.getByLabel('Descrição da imagem').fill('Pão saindo do forno');
  await page.getByRole('button', { name: 'Salvar imagem' }).click();
  await expect(page.getByText('Imagem salva. Em poucos segundos')).toBeVisible();
  await expect(page.getByAltText('Pão saindo do forno').last()).toBeVisible();
  await page.getByRole('link', { name: 'Panificação Artesanal' }).first().click();
  await page.getByRole('link', { name: 'Nova turma' }).click();
  await page.getByRole('link', { name: 'Cadastrar outra unidade' }).click();
  await page.getByLabel('Nome da unidade').fill('Unidade Norte');
  await page.getByLabel('Endereço').fill('Avenida Norte, 20');
  await page.getByLabel('Cidade').fill('São Luís');
  await page.getByLabel('Estado').selectOption('MA');
  await page.getByLabel('CEP').fill('65000-000');
  await page.getByRole('button', { name: 'Cadastrar unidade' }).click();
  await expect(heading(page)).toHaveText('Nova turma');
  await page.getByLabel('Unidade').selectOption('Unidade Norte, São Luís/MA');

  await page.goto(`${shop.url}/gestao/unidades`);
  await page.getByRole('link', { name: 'Unidade Norte, São Luís/MA' }).click();
  await page.getByLabel('Nome da unidade').fill('Unidade Rio Negro');
  await page.getByLabel('Cidade').fill('manaus');
  await page.getByLabel('Telefone').fill('123');
  await page.getByRole('button', { name: 'Salvar unidade' }).click();
  await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(/telefone com DDD/);
  await expect(page.getByLabel('Cidade')).toHaveValue('manaus');
  await page.getByLabel('Telefone').fill('92 3232-1010');
  await page.getByLabel('Estado').selectOption('AM');
  await page.getByRole('button', { name: 'Salvar unidade' }).click();
  await expect(page.getByText('Unidade salva.')).toBeVisible();
  await enterAsAdministrator(other, page.url());
  await expectSoundInBothWidths(other);
  await expect(async () => {
    await page.goto(`${shop.url}/fale-conosco`);
    await expect(page.getByText('Unidade Rio Negro')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expect(page.getByRole('link', { name: '(92) 3232-1010' })).toBeVisible();
  await other.goto(`${shop.url}/gestao/unidades`);
  await untilHydrated(other);
  await expect(other.getByText('Horário de Manaus')).toBeVisible();
  await expectSoundInBothWidths(other);
  await page.goto(`${shop.url}/gestao/unidades`);
  await page.getByRole('link', { name: 'Unidade Boa Vista, Recife/PE' }).click();
  await page.getByRole('button', { name: 'Fechar unidade' }).click();
  await expect(page.getByText(/^Uma turma desta unidade ainda não terminou/)).toBeVisible();

  await page.goto(`${shop.url}/gestao/nomes`);
  await page.getByRole('link', { name: 'Turnos' }).click();
  await page.getByLabel('Noite').fill('');
  await page.getByRole('button', { name: 'Salvar nomes' }).click();
  await expect(page.getByLabel('Noite')).toHaveAccessibleDescription('Este campo é obrigatório.');
  await page.getByLabel('Noite').fill('tarde');
  await page.getByRole('button', { name: 'Salvar nomes' }).click();
  await expect(page.getByText('Há nomes que não podem ser usados.')).toBeVisible();
  await page.getByLabel('Noite').fill('Depois do trabalho');
  await page.getByRole('button', { name: 'Salvar nomes' }).click();
  await expect(page.getByText('Nomes salvos.')).toBeVisible();
  await expect(page.getByLabel('Depois do trabalho')).toHaveValue('Depois do trabalho');
  await other.goto(page.url());
  await untilHydrated(other);
  await expectSoundInBothWidths(other);
  await other.goto(`${shop.url}/gestao/nomes`);
  await expectSoundInBothWidths(other);
  await context.close();
});

const tuesdayAfter = (day: string) => addDays(day, (9 - weekday(day)) % 7);
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Signs in once: a code counts once. */
async function enterAsAdministrator(page: Page, target: string): Promise<void> {
  if (entered.length > 0) {
    await page.context().addCookies(entered);
    await page.goto(target);
    return untilHydrated(page);
  }
  await page.goto(`${shop.url}/autenticacao`);
  await untilHydrated(page);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Girassol2031');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(heading(page)).toHaveText('Digite o código');
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + 30_000 });
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname !== '/codigo-de-acesso');
  entered = await page.context().cookies();
  await page.goto(target);
  await untilHydrated(page);
}
