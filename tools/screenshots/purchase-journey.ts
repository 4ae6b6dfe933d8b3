import type { Page } from '@playwright/test';
import { isOpen, listSeededOffers } from '../../tests/e2e/course/support/seeded-offers.ts';
import { createAccount, fillPerson, signIn } from '../../tests/e2e/steps/identification.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const open = listSeededOffers().filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 18);
const longest = open.reduce((one, other) => (other.title.length > one.title.length ? other : one));
const onTheSpot = open.find(({ offer }) => offer.formato === 'presencial')!;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const title = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { name: text }).first().waitFor();

/**
 * The checkout in each of its states, and what comes of it: pending, expired, cancelled and enrolled
 * purchases.
 */
export async function walkPurchaseStates({ open: openPage, take }: Camera): Promise<void> {
  const checkoutOf = ({ offer }: typeof longest) => `/checkout/${offer.id_produto}-${offer.id_oferta}`;
  const person = { ...makePerson(), nome: 'Maximiliana Wolfgangsteinhausen de Albuquerque' };

  const page = await openPage(checkoutOf(longest));
  await take(page, 'checkout-sign-in');
  await press(page, /^Entrar$/);
  await take(page, 'checkout-sign-in-empty');
  await signIn(page, person.email, 'Errada2026');
  await page.getByRole('alert').first().waitFor();
  await take(page, 'checkout-sign-in-refused');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await title(page, 'Crie sua conta');
  await take(page, 'checkout-register');
  await press(page, 'Criar conta');
  await take(page, 'checkout-register-empty');
  await createAccount(page, person);
  await page.getByLabel('Li e aceito o contrato').waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'checkout-payment');
  await press(page, /^Pagar .* com Pix$/);
  await take(page, 'checkout-terms-missing');
  await page.getByLabel('CPF', { exact: true }).fill('111.111.111-11');
  await page.getByLabel('Nome completo').fill('');
  await press(page, /^Pagar .* com Pix$/);
  await take(page, 'checkout-wrong');
  await fillPerson(page, person);
  await page.getByLabel('Cupom de desconto').fill('NAOEXISTE');
  await press(page, 'Aplicar');
  await page.getByText('Não encontramos esse cupom').first().waitFor();
  await take(page, 'checkout-coupon-refused');
  await page.getByLabel('Cupom de desconto').fill('COMECE10');
  await press(page, 'Aplicar');
  await page.waitForTimeout(1500);
  await take(page, 'checkout-coupon');
  await page.getByLabel('Li e aceito o contrato').check();
  await page.route('**/_serverFn/**', (route) => route.abort());
  await press(page, /^Pagar .* com Pix$/);
  await page.getByRole('button', { name: 'Tentar novamente' }).waitFor();
  await take(page, 'checkout-send-failed');
  await page.unroute('**/_serverFn/**');
  await press(page, 'Tentar novamente');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
  await page.getByRole('timer').waitFor();
  await take(page, 'pix');
  const codigo = new URL(page.url()).pathname.split('/').at(-1)!;

  await page.goto(checkoutOf(longest));
  await page.waitForLoadState('networkidle');
  await take(page, 'checkout-under-way');
  await page.goto(longest.path);
  await page.waitForLoadState('networkidle');
  await take(page, 'class-bought-pending');
  await page.goto(`/minhas-compras/${codigo}`);
  await take(page, 'purchase-pending');
  await press(page, 'Cancelar compra');
  await page.getByRole('dialog').waitFor();
  await take(page, 'dialog-cancel', { whole: false });
  await page.keyboard.press('Escape');

  await page.goto(`/pix/${codigo}`);
  await actAtBank(page, 'Expirar');
  await title(page, 'Este Pix expirou');
  await take(page, 'pix-expired');
  await page.goto(`/pix/regerar/${codigo}`);
  await take(page, 'pix-renew');
  await page.goto(`/minhas-compras/${codigo}`);
  await take(page, 'purchase-expired');

  await page.goto(checkoutOf(onTheSpot));
  await page.getByLabel('Li e aceito o contrato').check();
  await press(page, /^Pagar .* com Pix$/);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
  const paid = new URL(page.url()).pathname.split('/').at(-1)!;
  await actAtBank(page, 'Pagar');
  await title(page, 'Matrícula confirmada');
  await take(page, 'paid-first-day');
  await page.goto(`/minhas-compras/${paid}`);
  await take(page, 'purchase-enrolled');
  await page.goto(onTheSpot.path);
  await page.waitForLoadState('networkidle');
  await take(page, 'class-enrolled');
  await page.goto(checkoutOf(onTheSpot));
  await page.waitForLoadState('networkidle');
  await take(page, 'checkout-enrolled');

  const third = open.find(
    ({ offer }) => offer.id_produto !== longest.offer.id_produto && offer !== onTheSpot.offer,
  )!;
  await page.goto(checkoutOf(third));
  await page.getByLabel('Li e aceito o contrato').check();
  await press(page, /^Pagar .* com Pix$/);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
  await page.goto(`/minhas-compras/${new URL(page.url()).pathname.split('/').at(-1)!}`);
  await press(page, 'Cancelar compra');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByText('Compra cancelada').first().waitFor();
  await take(page, 'purchase-cancelled');
  await page.goto('/minhas-compras');
  await take(page, 'purchases-of-every-state');
  await page.context().close();
}

async function actAtBank(page: Page, action: string): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto((await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!);
  await bank.waitForLoadState('networkidle');
  await bank.getByRole('button', { name: action, exact: true }).click();
  await bank.getByText(/^(Pagamento enviado|Cobrança expirada)\.$/).waitFor();
  await bank.close();
}
