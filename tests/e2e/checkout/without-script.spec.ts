import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { slugify } from '#/domain/text/slug.ts';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers, type SeededOffer } from '../course/support/seeded-offers.ts';
import { courses } from '../steps/catalogue.ts';
import { createAccount, openAccount } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.use({ javaScriptEnabled: false });

const status = async (page: Page, press: () => Promise<void>) => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    press(),
  ]);
  return answer.status();
};

test('a course is bought, paid and asked about, and nothing comes back without a word', async ({ page }) => {
  const student = makePerson();
  await page.goto('/autenticacao?register&redirect_to=/perguntas-frequentes');
  await createAccount(page, makePerson());
  await page.waitForURL(({ pathname }) => pathname === '/perguntas-frequentes');
  await page.goto(`/busca?titulo=${slugify(courses.licensing.title)}`);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const course = page.url();
  await page.getByRole('link', { name: 'Quero me matricular' }).click();
  await page.waitForURL(/\/checkout\//);

  const pay = page.getByRole('button', { name: /^Pagar .* com Pix$/ });
  await page.getByLabel('Nome completo').fill(student.nome);
  expect(await status(page, () => pay.click())).toBe(422);
  await expect(page.getByText('Para continuar, leia e aceite o contrato').first()).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(student.nome);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-26');
  expect(await status(page, () => pay.click())).toBe(422);
  await expect(page.getByLabel('CPF', { exact: true })).toHaveAccessibleDescription('CPF inválido.');
  await expect(page.getByLabel('Li e aceito o contrato')).toBeChecked();
  await page.getByLabel('CPF', { exact: true }).fill(student.cpf);
  await pay.click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const pix = page.url();
  const purchase = pix.replace('/pix/', '/minhas-compras/');

  await page.goto(course);
  await expect(page.getByText('Você tem uma compra em andamento')).toBeVisible();
  await page.goto(purchase);
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  await expect(page.getByText('Cancelar esta compra?')).toBeVisible();
  await page.getByRole('link', { name: 'Manter a compra' }).click();

  const openBank = async () => {
    await page.goto(pix);
    const bank = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
    await page.goto(bank!);
  };
  await openBank();
  await page.getByRole('button', { name: 'Expirar', exact: true }).click();
  await expect(page.getByText('Cobrança expirada.')).toBeVisible();
  await page.goto(pix);
  await page.getByRole('button', { name: 'Gerar novo Pix' }).click();
  await page.waitForURL(pix);
  await openBank();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Pagamento enviado.')).toBeVisible();

  await page.goto(pix);
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
  await expect(page).toHaveTitle(/^Matrícula confirmada/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Adicionar à agenda' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('primeiro-dia.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain(courses.licensing.title);

  await page.goto(course);
  await expect(page.getByText('Você já comprou esta turma')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quero me matricular' })).toHaveCount(0);
  await page.getByLabel('Sua pergunta').fill('Há aula aos sábados?');
  await page.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(page.getByText('Pergunta enviada.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suas perguntas sem resposta' })).toContainText(
    'Há aula aos sábados?',
  );
});

test('a Pix is cancelled before it is paid, after a question, and its seat is free again', async ({
  page,
}) => {
  const [{ offer }] = listSeededOffers().filter(
    (seeded) => isOpen(seeded.offer) && (seeded.offer.idade_minima ?? 0) <= 18,
  ) as [SeededOffer];
  await openAccount(page, makePerson());
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const pix = page.url();
  await page.getByText('Não quero mais esta compra').click();
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.waitForURL(pix.replace('/pix/', '/minhas-compras/'));
  await expect(page.getByText('Cancelar esta compra?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  await expect(page.getByText('Esta compra foi cancelada antes do pagamento.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar compra' })).toHaveCount(0);

  await page.goto(pix);
  await expect(page.getByRole('link', { name: 'Abrir o banco simulado' })).toHaveCount(0);
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await expect(page.getByRole('button', { name: /^Pagar .* com Pix$/ })).toBeVisible();
});

test('who wants to be called presses the button of the footer, and writes on the page behind it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ligamos para você' }).click();
  await expect(page).toHaveURL(/\/fale-conosco\?#ligamos$/);
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar' });
  await page.getByLabel('Nome').fill('Ana Lima');
  await send.click();
  await expect(page.getByLabel('Telefone', { exact: true })).toHaveAccessibleDescription(
    'Informe um Telefone válido',
  );
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Lima');
  await page.getByLabel('Telefone', { exact: true }).fill('(48) 99123-4567');
  await send.click();
  await expect(page.getByText('Contato enviado com sucesso')).toBeVisible();
});
