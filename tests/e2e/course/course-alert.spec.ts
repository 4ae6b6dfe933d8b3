import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { createAccount, openAccount } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test as anyShop, untilHydrated } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

const { path, title, offer } = listSeededOffers().find(
  (seeded) => isOpen(seeded.offer) && !seeded.others.some(isOpen) && (seeded.offer.idade_minima ?? 0) <= 18,
)!;
const [, modality, slug] = path.split('/');
const course = `/${modality}/${slug}/${offer.id_produto}`;

let shop: Shop;
const test = anyShop.extend({
  // Playwright reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(shop?.url);
  },
});
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({
    env: { TRUST_PROXY: 'loopback' },
    change: (data) =>
      data.query('UPDATE offers SET vagas_disponiveis = 1 WHERE id_oferta = $1', [offer.id_oferta]),
  });
});
test.afterAll(async () => {
  await shop?.stop();
});

async function takeSeat(page: Page): Promise<void> {
  await openAccount(page, makePerson(), shop.url);
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
}

async function giveSeatBack(page: Page): Promise<void> {
  await page.goto(page.url().replace('/pix/', '/minhas-compras/'));
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar compra' }).click();
  await expect(page.getByText('Compra cancelada').first()).toBeVisible();
}

// SEAT-6
test('who asked is informed by mail when an offer opens, and who took it back is not', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await takeSeat(page);

  const asking = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const person = makePerson();
  await asking.goto(course);
  await untilHydrated(asking);
  await expect(asking.getByRole('heading', { name: 'Nenhuma turma aberta agora' })).toBeVisible();
  await expect(asking.getByRole('link', { name: 'Quero me matricular' })).toHaveCount(0);
  await expectSoundInBothWidths(asking);
  await asking.getByRole('link', { name: 'Avise-me' }).click();
  await asking.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(asking, person);
  await asking.waitForURL(({ pathname }) => pathname === course);
  const stored = asking.getByText('Vamos avisar você por e-mail quando abrir uma turma.');
  await expect(stored).toBeVisible();
  await asking.reload();
  await expect(stored).toBeVisible();
  await expectSoundInBothWidths(asking);
  await asking.getByRole('button', { name: 'Cancelar o aviso' }).click();
  await expect(asking.getByRole('button', { name: 'Avise-me' })).toBeVisible();
  await expect(stored).toHaveCount(0);
  await asking.reload();
  await asking
    .getByRole('region', { name: 'Nenhuma turma aberta agora' })
    .getByLabel('Cidade')
    .selectOption({ index: 1 });
  await asking.getByRole('button', { name: 'Avise-me' }).click();
  await expect(asking.getByText(/^Vamos avisar você por e-mail .* em .* ou a distância\.$/)).toBeVisible();
  await asking.getByRole('button', { name: 'Cancelar o aviso' }).click();
  await asking.getByRole('button', { name: 'Avise-me' }).click();
  await expect(asking.getByRole('button', { name: 'Cancelar o aviso' })).toBeVisible();

  const left = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const other = makePerson();
  await openAccount(left, other, shop.url);
  await left.goto(course);
  await untilHydrated(left);
  await left.getByRole('button', { name: 'Avise-me' }).click();
  await left.getByRole('button', { name: 'Cancelar o aviso' }).click();
  await expect(left.getByRole('button', { name: 'Avise-me' })).toBeVisible();

  await giveSeatBack(page);
  const subject = 'Abriu uma turma do curso que você quer';
  await expect(async () => {
    await openMail(asking, subject, person.email);
  }).toPass({ timeout: 90_000 });
  await asking.goto('/caixa-de-entrada');
  await expect(asking.getByRole('link', { name: new RegExp(`${subject}.*${other.email}`) })).toHaveCount(0);
  await openMail(asking, subject, person.email);
  await followMail(asking, 'Ver a turma');
  await expect(asking).toHaveURL(`${shop.url}${course}?turma=${offer.id_oferta}`);
  await expect(asking.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(
    asking.getByRole('link', { name: 'Quero me matricular' }).filter({ visible: true }).first(),
  ).toHaveAttribute('href', new RegExp(`/checkout/${offer.id_produto}-${offer.id_oferta}`));

  // RFC 8058: a mail program sends one click, without a cookie and without what a browser says of itself.
  await openMail(asking, subject, person.email);
  const end = asking.frameLocator('iframe').getByRole('link', { name: 'Cancelar meus avisos' });
  const link = (await end.getAttribute('href'))!;
  await takeSeat(page);
  // A cached page still sells the seat.
  await expect(async () => {
    await asking.goto(course);
    await expect(asking.getByRole('button', { name: 'Avise-me' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await asking.getByRole('button', { name: 'Avise-me' }).click();
  await expect(asking.getByRole('button', { name: 'Cancelar o aviso' })).toBeVisible();
  const click = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', headers, body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const isAsking = async () => {
    await asking.reload();
    return asking.getByRole('button', { name: 'Cancelar o aviso' }).isVisible();
  };
  expect((await fetch(link)).status).toBe(200);
  expect((await click(link, { origin: 'https://outro.example' })).status).toBe(403);
  expect(await isAsking()).toBe(true);
  const answers = [
    await click(link),
    await click(link),
    await click(`${shop.url}/newsletter/avisos?token=A`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '', '']);
  expect(await isAsking()).toBe(false);

  await asking.goto(link);
  await expectSoundInBothWidths(asking);
  await asking.getByRole('button', { name: 'Cancelar avisos' }).click();
  await expect(asking.getByRole('heading', { level: 1 })).toHaveText('Avisos cancelados');
  await expect(
    asking.getByText(`Não enviamos mais avisos de turma nova para ${person.email}.`),
  ).toBeVisible();
});
