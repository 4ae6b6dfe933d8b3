import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { hold } from '../steps/hold.ts';
import { openAccount } from '../steps/identification.ts';
import { test, untilHydrated } from '../steps/test.ts';

const paid = listSeededOffers().find(({ offer }) => isOpen(offer) && offer.tipo_oferta === 'PAGO')!.offer;

/** Opens a page whose heading an extension has made a link, and whose scripts are held back. */
async function openChanged(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<h1[^>]*>)([^<]+)/, '$1<a href="tel:48">☎ $2</a>');
    await route.fulfill({ response, body: html });
  });
  const { letCome } = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).locator('a[href^=tel]')).toBeVisible();
  return {
    errors,
    async hydrateAll() {
      letCome();
      await expect(page.locator('h1 a[href^=tel]')).toBeHidden();
      await untilHydrated(page);
      // Else nothing was rendered again, and nothing could be lost.
      expect(errors.filter((error) => !error.includes('React error #418'))).toEqual([]);
      expect(errors).toHaveLength(1);
    },
  };
}

// PAGE-21
test.describe('a page whose text a browser changed before its script came', { tag: '@once' }, () => {
  test('keeps what was typed to sign in, with the caret, and signs in', async ({ page }) => {
    const { hydrateAll } = await openChanged(page, '/autenticacao');
    const name = page.getByLabel('CPF, e-mail ou nome de usuário');
    await page.getByRole('textbox', { name: 'Senha' }).fill('Vitrine2026');
    await name.fill('aluno@vitrine.dev');
    await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
    await hydrateAll();
    await expect(name).toHaveValue('aluno@vitrine.dev');
    await expect(name).toBeFocused();
    expect(
      await name.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([2, 5]);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  test('keeps what was typed, chosen and ticked to pay', async ({ page }) => {
    await openAccount(page, makePerson());
    const { hydrateAll } = await openChanged(page, `/checkout/${paid.id_produto}-${paid.id_oferta}`);
    const coupon = page.getByRole('textbox', { name: 'Cupom de desconto' });
    await coupon.fill('COMECE10');
    await page.getByRole('radio', { name: /Boleto/ }).check();
    await page.getByLabel(/Li e aceito o contrato/).check();
    await hydrateAll();
    await expect(coupon).toHaveValue('COMECE10');
    await expect(page.getByRole('radio', { name: /Boleto/ })).toBeChecked();
    await expect(page.getByLabel(/Li e aceito o contrato/)).toBeChecked();
    await page.getByRole('button', { name: /Pagar|Gerar boleto/ }).click();
    await page.waitForURL(/\/minhas-compras\//);
  });
});
