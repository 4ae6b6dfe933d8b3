import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson, toListLine } from '../../support/person.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { createAccount, openAccount } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const purchasePattern = /\/minhas-compras\/[0-9A-Z]{26}$/;

const offer = () => listOffersWithSeats()[0]!.offer;

async function otherPerson(browser: Browser): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.78.1.2' };
  const context = await browser.newContext({ extraHTTPHeaders, locale: 'pt-BR' });
  return context.newPage();
}

test('a company sends 40 lines of which 5 are bad, mends them and pays; a student accepts the seat (COMPANY-2)', async ({
  page,
  browser,
}) => {
  // Two people in two browsers, and four pages looked at in both widths.
  test.slow();
  const people = Array.from({ length: 40 }, makePerson);
  const lines = people.map(toListLine);
  const broken = [...lines];
  broken[3] = lines[3]!.replace(/\d{2};/, 'xx;');
  broken[9] = toListLine({ ...people[9]!, nascimento: '31/02/1990' });
  broken[19] = toListLine({ ...people[19]!, email: 'sem-arroba' });
  broken[29] = lines[0]!;
  broken[39] = toListLine({ ...people[39]!, nome: 'Ana' });

  await openAccount(page, makePerson());
  await page.goto(`/compra-empresa/${offer().id_produto}-${offer().id_oferta}`);
  await untilHydrated(page);
  await page.getByLabel('CNPJ').fill('12abc34501de35');
  await page.getByLabel('Nome da empresa').fill('Metalúrgica Hoffmann Ltda');
  const file = page.getByLabel('Ou um arquivo CSV');
  const workbook = Buffer.from('PK\u0003\u0004');
  await file.setInputFiles({ name: 'equipe.xlsx', mimeType: 'application/zip', buffer: workbook });
  await expect(file).toHaveAccessibleDescription(/uma pasta de trabalho \(XLSX ou ODS\).*salve como CSV/);
  // TEXT-17
  const csv = Buffer.from(['nome;cpf;nascimento;email', ...broken].join('\r\n'), 'utf16le');
  await file.setInputFiles({ name: 'equipe.csv', mimeType: 'text/csv', buffer: csv });
  await expect(file).not.toHaveAttribute('aria-invalid');
  const list = page.getByLabel('Quem vai estudar');
  await expect(list).toHaveValue(new RegExp(people[0]!.cpf));
  const send = page.getByRole('button', { name: 'Reservar as vagas' });
  await send.click();
  await expect(page.getByRole('heading', { name: '5 linhas com problema' })).toBeVisible();
  await expect(page.getByText('CPF repetido: já está na linha 2')).toBeVisible();
  await expectSoundInBothWidths(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas com problema' }).click();
  const listed = readFileSync(await (await downloading).path(), 'utf8');
  expect(listed.trim().split('\r\n')).toHaveLength(6);

  await list.fill(lines.join('\n'));
  await page.getByLabel('Quantas vagas').fill('41');
  await send.click();
  await page.waitForURL(purchasePattern, { timeout: 30_000 });
  await expect(page.getByText('0 de 41 aceitas')).toBeVisible();
  await expectSoundInBothWidths(page);
  const purchase = page.url();
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await payAtBank(page);
  await expect(page.getByRole('heading', { name: 'Vagas confirmadas' })).toBeVisible();
  await page.goto(purchase);
  await expect(page.getByText('Convite enviado').first()).toBeVisible({ timeout: 15_000 });

  const late = makePerson();
  await page.getByLabel('Nome completo').fill(late.nome);
  await page.getByLabel('CPF', { exact: true }).fill(late.cpf);
  await page.getByLabel('Data de nascimento').fill(late.nascimento);
  await page.getByLabel('E-mail', { exact: true }).fill(late.email);
  await page.getByRole('button', { name: 'Indicar para a vaga' }).click();
  await expect(page.getByText(late.nome).first()).toBeVisible();

  const theirs = await otherPerson(browser);
  await openMail(theirs, 'Uma empresa reservou uma vaga para você', late.email);
  await followMail(theirs, 'Ver e aceitar a vaga');
  await untilHydrated(theirs);
  await expect(theirs.getByRole('heading', { name: 'Uma vaga para você' })).toBeVisible();
  const link = theirs.url();
  await theirs.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(theirs, late);
  await theirs.waitForURL(link);
  await untilHydrated(theirs);
  await theirs.getByRole('button', { name: 'Aceitar a vaga' }).click();
  await expect(theirs.getByText('Leia e aceite o contrato para ficar com a vaga.')).toBeVisible();
  await theirs.getByLabel('Li e aceito o contrato').check();
  await expectSoundInBothWidths(theirs);
  await theirs.getByRole('button', { name: 'Aceitar a vaga' }).click();
  await expect(theirs.getByRole('heading', { name: 'A vaga é sua' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Seu primeiro dia' })).toBeVisible();
  await expectSoundInBothWidths(theirs);
  // COMPANY-12
  await theirs.getByRole('link', { name: 'Ver em Minhas compras' }).click();
  await expect(theirs.getByText('Vaga da empresa Metalúrgica Hoffmann Ltda')).toBeVisible();
  await expectSoundInBothWidths(theirs);
  await theirs.getByRole('link', { name: /^Ver a matrícula de/ }).click();
  await expect(theirs.getByRole('region', { name: 'Contrato aceito' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Seu primeiro dia' })).toBeVisible();
  await expectSoundInBothWidths(theirs);
  const seat = new URL(theirs.url()).pathname;
  const others = await page.goto(seat);
  expect(others?.status()).toBe(404);
  await page.goto(purchase);
  await expect(page.getByText('1 de 41 aceitas')).toBeVisible();
});
