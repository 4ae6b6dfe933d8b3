import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../../support/person.ts';
import { startShop, type Shop } from '../../../support/shop.ts';
import { isOpen, listSeededOffers } from '../../course/support/seeded-offers.ts';
import { openAccount } from '../../steps/identification.ts';
import { expectSoundInBothWidths } from '../../steps/page-checks.ts';
import { test, untilHydrated } from '../../steps/test.ts';

const purchasePattern = /\/minhas-compras\/[0-9A-Z]{26}$/;

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(async () => shop?.stop());

async function enter(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'pt-BR', javaScriptEnabled });
  return context.newPage();
}

const makeMinor = (): Person => ({
  ...makePerson(),
  nascimento: `01/02/${new Date().getFullYear() - 16}`,
});

const { offer } = listSeededOffers().find(
  (seeded) =>
    isOpen(seeded.offer) &&
    (seeded.offer.idade_minima ?? 0) <= 16 &&
    (seeded.offer.vagas_disponiveis ?? 0) > 5,
)!;
const checkout = () => `/checkout/${offer.id_produto}-${offer.id_oferta}`;

async function nameGuardian(page: Page, guardian: Person): Promise<void> {
  await page.getByLabel('Nome completo do responsável').fill(guardian.nome);
  await page.getByLabel('Parentesco').selectOption('Mãe');
  const box = page.getByRole('group', { name: 'Quem responde por quem vai estudar' });
  const fields = (await box.count()) > 0 ? box : page.getByRole('main');
  await fields.getByLabel('CPF', { exact: true }).fill(guardian.cpf);
  await fields.getByLabel('Telefone com DDD').fill(guardian.telefone);
  await fields.getByLabel('E-mail').fill(guardian.email);
}

// GUARDIAN-9
test(
  'a student names another guardian after one has accepted, who is asked again; the first one is out',
  { tag: '@once' },
  async ({ browser }) => {
    const page = await enter(browser);
    const [student, first, second] = [makeMinor(), makePerson(), makePerson()];
    await openAccount(page, student, shop.url);
    await page.goto(checkout());
    await untilHydrated(page);
    await nameGuardian(page, first);
    await page.getByRole('button', { name: 'Reservar e chamar o responsável' }).click();
    await page.waitForURL(purchasePattern);
    const purchase = page.url();
    const theirs = await enter(browser, false);
    await openAccount(theirs, first, shop.url);
    await theirs.goto(await page.getByLabel('Link do responsável').inputValue());
    await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await theirs.waitForURL(purchasePattern);
    await theirs.getByLabel('Li e aceito o contrato').check();
    await theirs.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await theirs.waitForURL(/\/pix\/[0-9A-Z]{26}$/);

    // A link goes out once a minute.
    await page.goto('/banco-simulado');
    await untilHydrated(page);
    await page.getByLabel('Adiantar').selectOption('1 minuto');
    await page.getByRole('button', { name: 'Adiantar o relógio' }).click();
    await expect(page.getByRole('button', { name: 'Adiantar o relógio' })).toBeEnabled();
    await page.goto(purchase);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: `Falta ${first.nome} pagar` })).toBeVisible();
    await page.getByText('Trocar o responsável', { exact: true }).first().click();
    await expect(page.getByText(/O aceite e a cobrança de quem aceitou deixam de valer/)).toBeVisible();
    await expectSoundInBothWidths(page);
    await nameGuardian(page, second);
    await page.getByRole('button', { name: 'Trocar o responsável' }).click();
    await expect(page.getByRole('heading', { name: `Aguardando ${second.nome}` })).toBeVisible();
    await expect(page.getByText('Outro responsável', { exact: true })).toBeVisible();
    await expectSoundInBothWidths(page);
    await theirs.goto(purchase);
    await expect(theirs.getByText(first.nome)).toHaveCount(0);
    await expect(theirs.getByLabel('Li e aceito o contrato')).toHaveCount(0);
    await theirs.context().clearCookies();
    await openAccount(theirs, second, shop.url);
    await theirs.goto(await page.getByLabel('Link do responsável').inputValue());
    await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await theirs.waitForURL(purchasePattern);
    await expect(theirs.getByLabel('Li e aceito o contrato')).not.toBeChecked();
    await theirs.context().close();
    await page.context().close();
  },
);
