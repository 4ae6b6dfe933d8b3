import type { Page } from '@playwright/test';
import { isOpen, listSeededOffers } from '../../tests/e2e/course/support/seeded-offers.ts';
import { createAccount } from '../../tests/e2e/steps/identification.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const open = listSeededOffers().filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 18);
/** The open class with the highest price: its boletos have the most installments and the widest amounts. */
const dearest = open.reduce((one, other) =>
  other.offer.preco_original_centavos > one.offer.preco_original_centavos ? other : one,
);

/** A class bought with a carnê: the choice in the checkout, the boletos, on paper, at the bank, ended. */
export async function walkBoletoStates({ open: openPage, take }: Camera): Promise<void> {
  const page = await openPage(`/checkout/${dearest.offer.id_produto}-${dearest.offer.id_oferta}`);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, { ...makePerson(), nome: 'Maximiliana Wolfgangsteinhausen de Albuquerque' });
  await page.getByLabel('Li e aceito o contrato').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  const installments = page.getByLabel('Parcelas do boleto');
  await installments.selectOption({ index: (await installments.locator('option').count()) - 1 });
  await take(page, 'checkout-boleto');
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com boleto$/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
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
  await page.context().close();
}

const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
