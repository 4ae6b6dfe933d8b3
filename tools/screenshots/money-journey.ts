import type { Page } from '@playwright/test';
import { isOpen, listSeededOffers, type SeededOffer } from '../../tests/e2e/course/support/seeded-offers.ts';
import { openAccount } from '../../tests/e2e/steps/identification.ts';
import { untilHydrated } from '../../tests/e2e/steps/test.ts';
import { makePerson, type Person } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const open = listSeededOffers().filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 16);
const withSeats = open.find(({ offer }) => offer.vagas_disponiveis === null)!;
const lastSeat = open.find(({ offer, others }) => offer.vagas_disponiveis === 1 && others.some(isOpen))!;

const longName = 'Maximiliana Wolfgangsteinhausen de Albuquerque';
const withdraw = { name: 'Desistir da compra' };

export async function walkMoneyStates(camera: Camera): Promise<void> {
  const { take } = camera;
  const { page, purchase, bank } = await buy(camera, withSeats);
  await actAtBank(page, bank, 'Pagar', 'Pagamento enviado.');
  await actAtBank(page, bank, 'Recusar devolução', 'A conta de quem pagou não aceita mais devoluções.');
  await visit(page, purchase);
  await page.getByRole('button', withdraw).click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'dialog-withdraw', { whole: false });
  await page.getByRole('dialog').getByRole('button', withdraw).click();
  await page.getByText('Devolução não realizada').waitFor();
  await page.getByText('Prefiro receber em uma conta bancária').click();
  const account = page.getByRole('form', { name: 'Receber em conta bancária' });
  await account.getByRole('button', { name: 'Receber a devolução' }).click();
  await take(page, 'purchase-refund-key');
  await page.context().close();

  const late = await buy(camera, lastSeat);
  await actAtBank(late.page, late.bank, 'Expirar', 'Cobrança expirada.');
  const faster = await buy(camera, lastSeat);
  await actAtBank(faster.page, faster.bank, 'Pagar', 'Pagamento enviado.');
  await faster.page.context().close();
  await actAtBank(late.page, late.bank, 'Pagar atrasado', 'Pagamento atrasado enviado.');
  await visit(late.page, late.purchase.replace('/minhas-compras/', '/pix/'));
  await take(late.page, 'pix-late');
  await visit(late.page, late.purchase);
  await take(late.page, 'purchase-choice');
  const takeBack = { name: 'Quero o dinheiro de volta' };
  await late.page.getByRole('button', takeBack).click();
  await late.page.getByRole('dialog').getByRole('button', takeBack).click();
  await late.page.getByText(/foram devolvidos em/).waitFor();
  await take(late.page, 'purchase-refunded');
  await late.page.context().close();

  await walkGuardian(camera);
}

async function walkGuardian({ open: openPage, take }: Camera): Promise<void> {
  const minor = { ...makePerson(), nascimento: `01/02/${new Date().getFullYear() - 16}` };
  const guardian = { ...makePerson(), nome: longName };
  const page = await signUp(openPage, minor);
  await visit(page, checkoutOf(withSeats));
  const send = page.getByRole('button', { name: 'Reservar e chamar o responsável' });
  await send.click();
  await take(page, 'checkout-guardian');
  const box = page.getByRole('group', { name: 'Quem responde por quem vai estudar' });
  await box.getByLabel('Nome completo do responsável').fill(guardian.nome);
  await box.getByLabel('Parentesco').selectOption('Mãe');
  await box.getByLabel('CPF', { exact: true }).fill(guardian.cpf);
  await box.getByLabel('Telefone com DDD').fill(guardian.telefone);
  await box.getByLabel('E-mail').fill(guardian.email);
  await send.click();
  const field = page.getByLabel('Link do responsável');
  await field.waitFor();
  await take(page, 'purchase-guardian');
  const link = await field.inputValue();
  await visit(page, link);
  await take(page, 'guardian-link-not-theirs');
  await page.context().close();

  const theirs = await openPage('/acessibilidade');
  await visit(theirs, link);
  await take(theirs, 'guardian-link');
  await openAccount(theirs, guardian, new URL(theirs.url()).origin);
  await visit(theirs, link);
  await take(theirs, 'guardian-purchase');
  await theirs.context().close();
}

const checkoutOf = ({ offer }: SeededOffer) => `/checkout/${offer.id_produto}-${offer.id_oferta}`;

async function signUp(openPage: Camera['open'], person: Person): Promise<Page> {
  const page = await openPage('/acessibilidade');
  await openAccount(page, person, new URL(page.url()).origin);
  return page;
}

async function buy({ open: openPage }: Camera, which: SeededOffer) {
  const page = await signUp(openPage, { ...makePerson(), nome: longName });
  await visit(page, checkoutOf(which));
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
  const bank = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  return { page, purchase: page.url().replace('/pix/', '/minhas-compras/'), bank: bank! };
}

async function actAtBank(page: Page, bank: string, action: string, said: string): Promise<void> {
  await visit(page, bank);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByText(said, { exact: true }).waitFor();
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}
