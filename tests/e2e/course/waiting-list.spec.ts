import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { createAccount, openAccount } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

const lastSeats = listSeededOffers().filter(
  ({ offer }) => isOpen(offer) && offer.vagas_disponiveis === 1 && (offer.idade_minima ?? 0) <= 18,
);

async function openLastSeat(page: Page, turn: number): Promise<string> {
  for (const { path } of lastSeats.slice(turn * 3)) {
    await page.goto(path);
    if (await page.getByText('Última vaga').first().isVisible()) return path;
  }
  throw new Error('no offer with one seat is left');
}

async function buyWithPix(page: Page): Promise<void> {
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
}

async function letPixExpire(page: Page): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto((await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!);
  await bank.getByRole('button', { name: 'Expirar', exact: true }).click();
  await expect(bank.getByText('Cobrança expirada.', { exact: true })).toBeVisible();
  await bank.close();
}

async function joinAsNewShopper(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage();
  const person = makePerson();
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Entrar na lista de espera' }).click();
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, person);
  await page.waitForURL((url) => url.pathname === path);
  return { page, person };
}

const expectOdds = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();

test('a freed seat goes by mail to the first who waits, and then to the second of three', async ({
  page,
  browser,
}, { repeatEachIndex, retry }) => {
  test.setTimeout(420_000);
  const turn = retry + 2 * repeatEachIndex;
  await openAccount(page, makePerson());
  const path = await openLastSeat(page, turn);
  await page.getByRole('link', { name: 'Quero me matricular' }).filter({ visible: true }).first().click();
  await buyWithPix(page);

  const first = await joinAsNewShopper(browser, path);
  await expect(first.page.getByText('Vagas esgotadas').first()).toBeVisible();
  await expect(first.page.getByText('Você é a próxima pessoa da lista')).toBeVisible();
  const second = await joinAsNewShopper(browser, path);
  await expect(second.page.getByText('Você é a 2ª pessoa da lista')).toBeVisible();
  const third = await joinAsNewShopper(browser, path);
  await expect(third.page.getByText('Você é a 3ª pessoa da lista')).toBeVisible();
  await expectOdds(first.page, 'Até agora, nenhuma vaga foi oferecida a esta lista.');
  await expectOdds(first.page, '1 vaga ainda não tem pagamento confirmado. Você tem chance:');
  await expectOdds(third.page, 'vai primeiro para quem está na sua frente: sua chance é pequena.');
  await expectSoundInBothWidths(third.page);
  const withoutScript = await third.page.request.get(path);
  expect(await withoutScript.text()).toContain('sua chance é pequena');

  await letPixExpire(page);
  await openMail(first.page, 'Abriu uma vaga para você', first.person.email);
  await followMail(first.page, 'Garantir minha vaga');
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Abriu uma vaga para você');
  await expectSoundInBothWidths(first.page);
  await second.page.goto(first.page.url());
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Este convite não vale mais');
  await expect(second.page.getByText('Se o convite é de outra conta sua')).toBeVisible();
  await second.page.goto(path);
  await expect(second.page.getByText('Você é a próxima pessoa da lista')).toBeVisible();
  await expect(second.page.getByText('Vagas esgotadas').first()).toBeVisible();
  await expectOdds(second.page, '1 vaga foi oferecida a esta lista.');
  await expectOdds(second.page, 'guardada para quem já foi chamado. Você tem chance:');

  await first.page.getByRole('link', { name: 'Garantir minha vaga' }).click();
  await buyWithPix(first.page);

  await letPixExpire(first.page);
  await second.page.reload();
  await expect(second.page.getByText('Há uma vaga guardada para você')).toBeVisible();
  await third.page.reload();
  await expect(third.page.getByText('Você é a próxima pessoa da lista')).toBeVisible();
});
