import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const { offer, others } = listSeededOffers().find(
  (seeded) =>
    isOpen(seeded.offer) && seeded.others.some((other) => other.tipo_oferta === 'PAGO' && isOpen(other)),
)!;
const other = others.find((each) => each.tipo_oferta === 'PAGO' && isOpen(each))!;

// One shop serves them all.
test.describe.configure({ mode: 'default' });

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const set = (id: number, cents: number, seats: number) => `
    UPDATE offers SET preco_original_centavos = ${cents}, preco_promocional_centavos = NULL, idade_minima = NULL,
      vagas_total = 20, vagas_disponiveis = ${seats} WHERE id_oferta = ${id};`;
  shop = await startShop({
    change: (data) =>
      data.exec(`
        UPDATE offers SET vagas_total = 20, vagas_disponiveis = 0 WHERE id_produto = ${offer.id_produto};
        ${set(offer.id_oferta, 100_000, 1)} ${set(other.id_oferta, 123_456, 9)}`),
  });
});
test.afterAll(async () => shop?.stop());

async function buy(browser: Browser, bought = offer) {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'pt-BR' });
  const page = await context.newPage();
  await openAccount(page, makePerson(), shop.url);
  await page.goto(`/checkout/${bought.id_produto}-${bought.id_oferta}`);
  await untilHydrated(page);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  return { page, purchase: page.url().replace('/pix/', '/minhas-compras/'), bank: await bankOf(page) };
}

async function bankOf(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!;
}

async function actAtBank(page: Page, bank: string, action: string, done: string): Promise<void> {
  await page.goto(bank);
  await untilHydrated(page);
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

const choice = (page: Page) => page.getByRole('region', { name: 'Outra turma ou o dinheiro de volta' });

async function openDesk(browser: Browser, { id_produto, id_oferta }: typeof offer): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'pt-BR' });
  const page = await context.newPage();
  await openSession(page, 'admin@vitrine.dev', undefined, shop.url);
  await open(page, `/gestao/cursos/${id_produto}/turmas/${id_oferta}`);
  return page;
}

async function cancelAtDesk(browser: Browser): Promise<void> {
  const page = await openDesk(browser, offer);
  await page.getByRole('link', { name: 'Cancelar a turma' }).click();
  await expect(page.getByText(/^\d+ compradores que pagaram escolhem, até .* devolve R\$/)).toBeVisible();
  await expectSoundInBothWidths(page);
  const cancel = page.getByRole('button', { name: 'Cancelar a turma' });
  await cancel.click();
  await page.getByLabel('Motivo').fill('O professor adoeceu');
  await cancel.click();
  await expect(page.getByText('A turma está cancelada.')).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.context().close();
}

/** Without script, with numbers that were read before another person paid. */
async function moveAtDesk(browser: Browser, payMeanwhile: () => Promise<void>): Promise<void> {
  const staff = await openDesk(browser, other);
  const storageState = await staff.context().storageState();
  await staff.context().close();
  const plain = await browser.newContext({ baseURL: shop.url, storageState, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`/gestao/cursos/${other.id_produto}/turmas/${other.id_oferta}/mudar`);
  await page.getByLabel('Primeiro dia').fill('2045-03-01');
  await page.getByLabel('Último dia').fill('2045-12-01');
  await page.getByLabel('Quarta').check();
  await page.getByRole('button', { name: 'Ver o que acontece' }).click();
  await expect(page.getByText(/^\d+ compradores são chamados a aceitar a mudança/)).toBeVisible();
  const cost = page.getByText(/^Quem recusar sai da turma/);
  const before = await cost.textContent();
  await payMeanwhile();
  const move = page.getByRole('button', { name: 'Mudar a turma' });
  await page.getByLabel('Motivo').fill('A sala está em obras');
  await move.click();
  await expect(page.getByText(/^Os números mudaram enquanto você lia/)).toBeVisible();
  await expect(cost).not.toHaveText(before!);
  await expect(page.getByLabel('Motivo')).toHaveValue('A sala está em obras');
  await move.click();
  await expect(page.getByText('Motivo: A sala está em obras')).toBeVisible();
  await plain.close();
}

async function moveToOtherOffer(
  page: Page,
  purchase: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await choice(page).getByRole('radio').first().check();
  await choice(page).getByRole('button', { name: 'Trocar de turma' }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await untilHydrated(page);
  await look(page);
  const difference = await bankOf(page);
  await open(page, purchase);
  await expect(page.getByText(/Falta pagar a diferença de .*234,56/)).toBeVisible();
  await look(page);
  await actAtBank(page, difference, 'Pagar', 'Pagamento enviado.');
  await open(page, purchase);
  await expect(page.getByRole('region', { name: 'Seus direitos' })).toBeVisible();
  await expect(page.getByText(/1\.234,56/).first()).toBeVisible();
}

// REFUND-8, REFUND-10, REFUND-11
test('late money goes back or buys another offer; who had the seat moves on when the offer is cancelled @once', async ({
  browser,
}) => {
  const late = await buy(browser);
  await actAtBank(late.page, late.bank, 'Expirar', 'Cobrança expirada.');
  const moves = await buy(browser);
  await actAtBank(moves.page, moves.bank, 'Expirar', 'Cobrança expirada.');
  const faster = await buy(browser);
  await actAtBank(faster.page, faster.bank, 'Pagar', 'Pagamento enviado.');
  await actAtBank(late.page, late.bank, 'Pagar atrasado', 'Pagamento atrasado enviado.');
  await open(late.page, late.purchase);
  await expect(choice(late.page).getByText(/Você paga mais .*234,56, com Pix/)).toBeVisible();
  await expectSoundInBothWidths(late.page);
  const takeBack = { name: 'Quero o dinheiro de volta' };
  await choice(late.page).getByRole('button', takeBack).click();
  await late.page.getByRole('dialog').getByRole('button', takeBack).click();
  await expect(late.page.getByText(/1\.000,00 foram devolvidos em .*, por Pix/)).toBeVisible();
  await expect(choice(late.page)).toBeHidden();
  await expectSoundInBothWidths(late.page);
  await late.page.context().close();

  await actAtBank(moves.page, moves.bank, 'Pagar atrasado', 'Pagamento atrasado enviado.');
  await open(moves.page, moves.purchase);
  await moveToOtherOffer(moves.page, moves.purchase);
  await moves.page.context().close();

  await cancelAtDesk(browser);
  const { page, purchase } = faster;
  await open(page, purchase);
  await expectSoundInBothWidths(page);
  await moveToOtherOffer(page, purchase, expectSoundInBothWidths);
  await page.context().close();
});

// ACCEPTANCE-1, ACCEPTANCE-2, ACCEPTANCE-3
test('an offer that was moved is accepted again, or refused without script for all the money @once', async ({
  browser,
}) => {
  const stays = await buy(browser, other);
  await actAtBank(stays.page, stays.bank, 'Pagar', 'Pagamento enviado.');
  const leaves = await buy(browser, other);
  await moveAtDesk(browser, () => actAtBank(leaves.page, leaves.bank, 'Pagar', 'Pagamento enviado.'));

  const { page, purchase } = stays;
  await open(page, purchase);
  await expect(page.getByText(/Sua compra mudou: veja o que mudou/)).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.getByRole('link', { name: 'Ver o que mudou' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua compra mudou' })).toBeVisible();
  await expectSoundInBothWidths(page);
  const accept = page.getByRole('button', { name: 'Aceitar e continuar' });
  await accept.click();
  await expect(page.getByText('Para continuar, leia e aceite as mudanças e o contrato')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Li e aceito as mudanças/ }).check();
  await accept.click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await expect(page.getByText('Novo aceite registrado')).toBeVisible();
  await page.context().close();

  const storageState = await leaves.page.context().storageState();
  const plain = await browser.newContext({ baseURL: shop.url, storageState, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(leaves.purchase);
  await still.getByRole('link', { name: 'Ver o que mudou' }).click();
  const refuse = still.getByRole('button', { name: 'Não aceito, quero o dinheiro de volta' });
  await refuse.click();
  await expect(still.getByText(/A matrícula termina agora/)).toBeVisible();
  await refuse.click();
  await expect(still.getByText('Mudanças recusadas')).toBeVisible();
  await expect(still.getByText(/foram devolvidos em .*, por Pix/)).toBeVisible();
  await plain.close();
  await leaves.page.context().close();
});
