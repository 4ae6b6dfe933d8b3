import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { hold } from '../steps/hold.ts';
import { test, untilHydrated } from '../steps/test.ts';
import { expectTranslated, translatePages } from '../steps/translate.ts';

const technical = listSeededOffers().find(
  ({ path, offer }) => path.startsWith('/cursos-tecnicos/') && isOpen(offer) && offer.tipo_oferta === 'PAGO',
)!.offer;
const checkout = `/checkout/${technical.id_produto}-${technical.id_oferta}`;

async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel(/CPF, e-mail ou nome de usuário/).fill(identifier);
  await page.getByRole('textbox', { name: /Senha/ }).fill(password);
  await page.getByRole('button', { name: /Entrar/ }).click();
}

const payButton = (page: Page) => page.getByRole('button', { name: /Pagar/ });

async function startPurchase(page: Page): Promise<void> {
  await openAccount(page, makePerson());
  await page.goto(checkout);
  await expectTranslated(page);
}

// SHELL-23
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('in a browser that translates its pages', { tag: '@once' }, () => {
  for (const early of [false, true]) {
    const when = early ? 'before its script is there' : 'once it is interactive';

    test(`a wrong password is told, again and again, in a page translated ${when}`, async ({ page }) => {
      const errors = await translatePages(page, { early });
      await page.goto('/autenticacao');
      await expectTranslated(page);
      for (const password of ['Errada123', 'Errada1234']) {
        await signIn(page, 'aluno@vitrine.dev', password);
        await expect(page.getByRole('alert').first()).toContainText('[');
      }
      await page.getByLabel(/CPF, e-mail ou nome de usuário/).fill('');
      await page.getByRole('button', { name: /Entrar/ }).click();
      await expect(page.getByText('[Este campo é obrigatório.]').first()).toBeVisible();
      await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
      await page.waitForURL(({ pathname }) => pathname === '/');
      expect(errors).toEqual([]);
    });

    test(`a coupon changes the price to be paid, then a Pix is copied and cancelled, in a page translated ${when}`, async ({
      page,
    }) => {
      const errors = await translatePages(page, { early });
      await startPurchase(page);
      const before = await payButton(page).innerText();
      await page.getByRole('textbox', { name: /Cupom de desconto/ }).fill('COMECE10');
      await page.getByRole('button', { name: /Aplicar/ }).click();
      await expect(page.getByText(/Cupom aplicado/).first()).toBeVisible();
      await expect(payButton(page)).not.toHaveText(before);
      const total = /R\$\s[\d.,]+\d/.exec(await payButton(page).innerText())![0];
      await page.getByRole('radio', { name: /Boleto/ }).check();
      await expect(payButton(page)).toContainText('boleto');
      await page.getByRole('radio', { name: /Pix/ }).check();
      await expect(payButton(page)).toContainText('Pix');
      await payButton(page).click();
      await expect(page.getByText(/\[.*contrato.*\]/).first()).toBeVisible();
      await page.getByLabel(/Li e aceito o contrato/).check();
      await payButton(page).click();
      await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
      await expect(page.getByText(total).first()).toBeVisible();
      const copy = page.getByRole('button', { name: /Copiar/ }).first();
      await copy.click();
      await expect(page.getByRole('button', { name: /copiad/i })).toBeVisible();
      await expect(copy).toBeVisible();
      await page.goto('/minhas-compras');
      await page
        .getByRole('link', { name: /Ver detalhes|Pagar/ })
        .first()
        .click();
      await expectTranslated(page);
      expect(errors).toEqual([]);
    });
  }

  test('what was typed stays when the page was translated before its script came', async ({ page }) => {
    const errors = await translatePages(page, { early: true });
    const { letCome } = await hold(page, '**/*.js');
    await page.goto('/autenticacao', { waitUntil: 'commit' });
    await expectTranslated(page);
    const name = page.getByLabel(/CPF, e-mail ou nome de usuário/);
    await name.fill('aluno@vitrine.dev');
    await page.getByRole('textbox', { name: /Senha/ }).fill('Vitrine2026');
    letCome();
    await untilHydrated(page);
    await expectTranslated(page);
    await expect(name).toHaveValue('aluno@vitrine.dev');
    await expect(page.getByRole('textbox', { name: /Senha/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(errors).toEqual([]);
  });

  test('a boleto is made and its line copied, the purchase cancelled', async ({ page }) => {
    const errors = await translatePages(page);
    await startPurchase(page);
    await page.getByRole('radio', { name: /Boleto/ }).check();
    await page.getByLabel(/Li e aceito o contrato/).check();
    await payButton(page).click();
    await page.waitForURL(/\/minhas-compras\//);
    await expectTranslated(page);
    await page
      .getByRole('button', { name: /Copiar/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /copiad/i }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Cancelar/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Cancelar/ })
      .click();
    await expect(page.getByText(/Compra cancelada/).first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the account is changed and the callback asked for', async ({ page }) => {
    const errors = await translatePages(page);
    await openAccount(page, makePerson());
    await page.goto('/minha-conta');
    await expectTranslated(page);
    await page.goto('/perguntas-frequentes');
    await page
      .getByRole('button', { name: /Ligamos para você/ })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Enviar|Pedir|Ligue/ }).click();
    await expect(dialog.getByText('[Informe um Nome válido]')).toBeVisible();
    await dialog.getByLabel(/Nome/).fill('Maria');
    await dialog.getByRole('button', { name: /Enviar|Pedir|Ligue/ }).click();
    await expect(dialog.getByText('[Informe um Telefone válido]')).toBeVisible();
    await dialog.getByLabel(/Telefone/).fill('48991234567');
    await dialog.getByRole('button', { name: /Enviar|Pedir|Ligue/ }).click();
    await expect(page.getByText('[Contato enviado com sucesso]')).toBeVisible();
    expect(errors).toEqual([]);
  });
});
