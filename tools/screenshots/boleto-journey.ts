import type { Page } from '@playwright/test';
import { isOpen, listSeededOffers } from '../../tests/e2e/course/support/seeded-offers.ts';
import { createAccount } from '../../tests/e2e/steps/identification.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const open = listSeededOffers().filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 18);
const dearest = open.reduce((one, other) =>
  other.offer.preco_original_centavos > one.offer.preco_original_centavos ? other : one,
);

export async function walkBoletoStates({ open: openPage, take }: Camera): Promise<void> {
  const checkout = `/checkout/${dearest.offer.id_produto}-${dearest.offer.id_oferta}`;
  const page = await openPage(checkout);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, { ...makePerson(), nome: 'Maximiliana Wolfgangsteinhausen de Albuquerque' });
  await page.getByLabel('Li e aceito o contrato').waitFor();
  await page.waitForLoadState('networkidle');
  await chooseCarne(page);
  await take(page, 'checkout-boleto');
  await pay(page);
  const slip = page.getByRole('region', { name: /^(Boleto|Carnê)/ });
  const print = await slip.getByRole('link', { name: 'Imprimir o carnê' }).getAttribute('href');
  const bank = await slip.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  await take(page, 'purchase-carne');
  const purchase = page.url();
  await goto(page, print!);
  await take(page, 'boleto-print');
  await goto(page, print!.replace('ecommerce-imprimir', 'renovar'));
  await take(page, 'boleto-renew-early');
  await goto(page, bank!);
  await take(page, 'bank-boleto');
  await page.getByRole('button', { name: 'Expirar', exact: true }).click();
  await goto(page, purchase);
  await take(page, 'purchase-carne-ended');
  await goto(page, print!.replace('ecommerce-imprimir', 'renovar'));
  await take(page, 'boleto-renew-refused');

  await goto(page, checkout);
  await chooseCarne(page);
  await pay(page);
  const second = page.url();
  await goto(page, (await slip.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByText('Pagamento enviado.').waitFor();
  await goto(page, second);
  await take(page, 'purchase-carne-partly-paid');
  // To the day after the second installment falls due: a month, and a weekend if need be.
  for (let week = 0; week < 6; week += 1) {
    await goto(page, '/banco-simulado');
    await page.getByLabel('Adiantar').selectOption('10080');
    await page.getByRole('button', { name: 'Adiantar o relógio' }).click();
    await page.waitForLoadState('networkidle');
  }
  const overdue = page.getByRole('link', { name: 'Renovar o boleto' });
  for (let look = 0; look < 30 && !(await overdue.isVisible()); look += 1) {
    await page.waitForTimeout(3000);
    await goto(page, second);
  }
  await take(page, 'purchase-carne-overdue');
  await overdue.click();
  await page.getByText('Novo vencimento').waitFor();
  await take(page, 'boleto-renew');
  await page.getByRole('button', { name: 'Renovar o boleto' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/boleto/ecommerce-imprimir'));
  await goto(page, second);
  await take(page, 'purchase-carne-renewed');
  await page.context().close();
}

async function chooseCarne(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  const installments = page.getByLabel('Parcelas do boleto');
  await installments.selectOption({ index: (await installments.locator('option').count()) - 1 });
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com boleto$/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
  await page.waitForLoadState('networkidle');
}

const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
