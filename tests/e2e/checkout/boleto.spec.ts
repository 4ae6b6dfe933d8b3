import { expect, type Page } from '@playwright/test';
import { slugify } from '#/domain/text/slug.ts';
import { barcodeOfTypeableLine } from '../../support/payments/boleto-reader.ts';
import { makePerson } from '../../support/person.ts';
import { readBarCodes } from '../../support/documents/read-bar-codes.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { courses, findCourseBySuggestion } from '../steps/catalogue.ts';
import { createAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const slip = (page: Page) => page.getByRole('region', { name: /^(Boleto|Carnê)/ });

async function payBoleto(page: Page): Promise<void> {
  const purchase = page.url();
  const bank = await slip(page).getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  await page.goto(bank!);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Pagamento enviado.')).toBeVisible();
  await page.goto(purchase);
}

// DOCUMENT-8
async function expectReadableSheet(page: Page, barcode: string): Promise<void> {
  const { userAgent } = test.info().project.use;
  const stranger = await page.context().browser()!.newContext({
    deviceScaleFactor: 3,
    viewport: page.viewportSize(),
    userAgent: userAgent!,
  });
  const sheetPage = await stranger.newPage();
  const warnings: string[] = [];
  sheetPage.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await sheetPage.goto(page.url());
  await expect(sheetPage.getByText(/CPF \*{3}\.\d{3}\.\d{3}-\*{2}$/).first()).toBeVisible();
  const bars = sheetPage.getByRole('img', { name: 'Código de barras' }).first();
  expect(await readBarCodes(await bars.screenshot(), 'ITF')).toEqual([barcode]);

  const sheet = sheetPage.locator('canvas');
  const place = await sheet.boundingBox();
  await sheet.scrollIntoViewIfNeeded();
  await expect(sheet).toHaveAttribute('data-drawn');
  const drawn = await sheet.boundingBox();
  expect([drawn!.width, Math.round(drawn!.height)]).toEqual([place!.width, Math.round(place!.height)]);
  expect(await readBarCodes(await sheet.screenshot(), 'ITF')).toContain(barcode);
  const { width: narrow, height } = sheetPage.viewportSize()!;
  const sharp = () => sheet.evaluate((drawing: HTMLCanvasElement) => drawing.width / drawing.clientWidth);
  const before = await sharp();
  await sheetPage.setViewportSize({ width: narrow + 200, height });
  await expect.poll(sharp).toBeCloseTo(before, 1);
  await sheetPage.setViewportSize({ width: narrow, height });
  const download = await sheetPage.getByRole('link', { name: 'Baixar em PDF' }).getAttribute('href');
  const file = await stranger.request.get(new URL(download!, page.url()).href);
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('carne-'),
  });

  await sheetPage.route('**/js/pdf.worker.min.js', (route) => route.abort());
  await sheetPage.reload();
  await expect(sheetPage.getByText('Não deu para mostrar o PDF aqui')).toBeVisible();
  await expect(sheetPage.getByRole('link', { name: 'Baixar em PDF' })).toBeVisible();
  await expect(sheetPage.getByRole('article')).toHaveCount(2);
  expect(warnings.some((text) => text.includes('Não foi possível carregar o leitor de PDF'))).toBe(true);
  await stranger.close();
}

/** The purchase links each document it has; they are its buyer's alone (DOCUMENT-7). */
async function expectDocuments(page: Page, line: string): Promise<void> {
  const links = await page
    .getByRole('list', { name: /^Documentos da compra/ })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const texts: string[] = [];
  for (const href of links) {
    const response = await page.request.get(href);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    texts.push((await readPdf(await response.body())).pages.map(({ text }) => text).join(' '));
  }
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Boleto, parcela 1 de 2');
  expect(texts[1]).toContain('SHA-256 do texto');
  expect(texts[2]).toContain('parcela 2 de 2');
  expect(texts[2]).not.toContain(line);
  const stranger = await page.context().browser()!.newContext();
  const refused = await stranger.request.get(links[0]!, { maxRedirects: 0 });
  expect(refused.status()).toBe(303);
  await stranger.close();
}

test(
  'an offer is bought with Pix, changed to a carnê, paid, and enrolled; the carnê prints',
  { tag: '@once' },
  async ({ page }) => {
    await findCourseBySuggestion(page, courses.licensing);
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await createAccount(page, makePerson());
    await page.getByLabel('Li e aceito o contrato').check();
    const methods = page.getByRole('group', { name: 'Como você quer pagar' });
    await expect(methods.getByRole('radio')).toHaveCount(3);
    await expect(methods.getByRole('radio', { name: /^Pix/ })).toBeChecked();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
    await untilHydrated(page);

    const code = page.getByRole('img', { name: 'QR code do Pix para ler com o aplicativo do banco' });
    expect(await readBarCodes(await code.screenshot(), 'QRCode')).toEqual([
      await page.getByLabel(/copia e cola/i).inputValue(),
    ]);
    await page.getByText('Prefiro pagar de outra forma').click();
    await page.getByRole('link', { name: 'Trocar a forma de pagamento' }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
    await untilHydrated(page);
    // The change proposes what isn't chosen yet, and says what is.
    const change = page.getByRole('region', { name: 'Trocar a forma de pagamento' });
    const [progress, other] = await Promise.all([
      page.getByRole('region', { name: 'Andamento' }).boundingBox(),
      change.boundingBox(),
    ]);
    expect(other!.y).toBeGreaterThan(progress!.y);
    await expect(change.getByRole('radio', { name: /^Boleto/ })).toBeChecked();
    await expect(change.getByRole('radio', { name: /^Pix \(forma atual\)/ })).not.toBeChecked();
    await expect(change.getByRole('radio', { name: /^Boleto/ })).toHaveAccessibleDescription(/^Vence em 3/);
    await page.getByLabel('Parcelas do boleto').selectOption('2');
    await page.getByRole('button', { name: 'Trocar', exact: true }).click();
    await expect(slip(page).getByRole('heading', { name: 'Carnê de 2 parcelas' })).toBeVisible();
    await expect(slip(page).getByRole('listitem')).toHaveText([/Aguardando pagamento$/, /A vencer$/]);
    const lineField = slip(page).getByLabel('Linha digitável');
    const line = await lineField.inputValue();
    const hidden = await lineField.evaluate((field) => [
      field.scrollWidth - field.clientWidth,
      field.scrollHeight - field.clientHeight,
    ]);
    expect(hidden, 'who types it at a bank reads all of it').toEqual([0, 0]);
    expect(barcodeOfTypeableLine(line)).toMatch(/^999\d{41}$/);
    await expect(slip(page).getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
    await expectSoundPage(page);

    const purchase = page.url();
    const print = await slip(page).getByRole('link', { name: 'Imprimir o carnê' }).getAttribute('href');
    await page.goto(print!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A bare page, on the screen as well.
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(line)).toBeVisible();
    await expectSoundPage(page);
    // On a phone the whole sheet is smaller than a scanner reads: there it takes the file.
    await expectReadableSheet(page, barcodeOfTypeableLine(line)!);
    await page.goto(print!.replace('ecommerce-imprimir', 'renovar'));
    await expect(page.getByText('Este boleto ainda não venceu.')).toBeVisible();
    await expectSoundPage(page);

    await page.goto(purchase);
    await untilHydrated(page);
    await payBoleto(page);
    await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();
    await expect(slip(page).getByText('Pagamento recebido')).toBeVisible();
    await expectSoundPage(page);
    await expectDocuments(page, line);
  },
);

test('renewal without a link goes home, with a forged one it says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/boleto/renovar');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/boleto/renovar?v=inventado');
  await expect(page.getByRole('heading', { name: 'Este link não vale' })).toBeVisible();
  await expectSoundPage(page);
  await page.goto('/boleto/ecommerce-imprimir?v=inventado');
  await expect(page.getByRole('heading', { name: 'Este link não vale' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a boleto is chosen in the checkout and paid', { tag: '@once' }, async ({ page }) => {
    await page.goto('/autenticacao?register&redirect_to=/perguntas-frequentes');
    await createAccount(page, makePerson());
    await page.waitForURL(({ pathname }) => pathname === '/perguntas-frequentes');
    await page.goto(`/busca?titulo=${slugify(courses.licensing.title)}`);
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Quero me matricular' }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/checkout/'));
    await page.getByRole('radio', { name: /^Boleto/ }).check();
    const pay = page.getByRole('button', { name: /^Pagar .* com boleto$/ });
    await pay.click();
    await expect(page.getByText('Para continuar, leia e aceite o contrato').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Boleto/ })).toBeChecked();
    await page.getByLabel('Li e aceito o contrato').check();
    await pay.click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
    await expect(slip(page).getByLabel('Linha digitável')).toBeVisible();
    await payBoleto(page);
    await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();
  });
});
