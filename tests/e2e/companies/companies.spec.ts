import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

async function fillLead(page: Page, email: string): Promise<void> {
  await field(page, 'Nome da empresa').fill('Metalúrgica Hoffmann Ltda');
  await field(page, 'Nome completo').fill('Juliana Hoffmann');
  await field(page, 'E-mail de trabalho').fill(email);
  await field(page, 'Telefone com DDD').fill('47991230001');
  await field(page, 'Cidade').fill('Joinville');
  await field(page, 'Quantas pessoas').fill('25');
}

test('a company asks for a proposal: problems are named, nothing typed is lost, success takes the focus', async ({
  page,
}) => {
  await page.goto('/para-empresas');
  const { email } = makePerson();
  await fillLead(page, email);
  await field(page, 'CNPJ').fill('11222333000180');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  const summary = page.getByRole('group', { name: 'Confira os campos abaixo' });
  await expect(field(page, 'CNPJ')).toBeFocused();
  await page.getByLabel('Autorizo a escola').focus();
  await summary.getByRole('link', { name: 'CNPJ inválido.' }).click();
  await expect(field(page, 'CNPJ')).toBeFocused();
  await expect(field(page, 'CNPJ')).toHaveAccessibleDescription('CNPJ inválido.');
  await expect(field(page, 'Cidade')).toHaveValue('Joinville');
  await expectSoundInBothWidths(page);

  await field(page, 'CNPJ').fill('11222333000181');
  await page.getByLabel('Autorizo a escola').check();
  await expect(field(page, 'CNPJ')).toHaveValue('11.222.333/0001-81');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused();

  await openSession(page, 'vendas@vitrine.dev');
  await page.goto('/minhas-vendas/contatos');
  await expect(page.getByRole('button', { name: 'Atender' }).first()).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.goto('/iniciar-matricula-assistida');
  await expect(page.getByRole('link', { name: 'Procurar o curso' })).toBeVisible();
  await expectSoundInBothWidths(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with what was typed, and then is accepted', async ({ page }) => {
    await page.goto('/para-empresas');
    await field(page, 'Pessoas em funções').fill('21');
    await page.getByRole('button', { name: 'Calcular a cota' }).click();
    await expect(page).toHaveURL(/funcoes=21.*#cota$/);
    await expect(page.getByText('De 2 a 4 aprendizes')).toBeVisible();

    await fillLead(page, makePerson().email);
    await field(page, 'CNPJ').fill('11.222.333/0001-80');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    const summary = page.getByRole('group', { name: 'Confira os campos abaixo' });
    await expect(summary.getByRole('link')).toHaveText(['CNPJ inválido.', /Precisamos da sua autorização/]);
    await expect(field(page, 'CNPJ')).toHaveAccessibleDescription('CNPJ inválido.');
    await expect(field(page, 'Nome da empresa')).toHaveValue('Metalúrgica Hoffmann Ltda');
    await field(page, 'CNPJ').fill('11.222.333/0001-81');
    await page.getByLabel('Autorizo a escola').check();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeVisible();
    await expect(page).toHaveURL(/\/para-empresas\?enviado=sim#pedido$/);
  });
});

// CONTENT-11
test(
  'the quota of apprentices is calculated in place, and its address can be sent on',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/para-empresas');
    await field(page, 'Pessoas em funções').fill('0');
    await page.getByRole('button', { name: 'Calcular a cota' }).click();
    await expect(field(page, 'Pessoas em funções')).toHaveAccessibleDescription(/Informe um número inteiro/);
    await field(page, 'Pessoas em funções').fill('1.250');
    await page.getByRole('button', { name: 'Calcular a cota' }).click();
    await expect(page.getByText('De 63 a 188 aprendizes')).toBeVisible();
    await page.reload();
    await expect(page.getByText('De 63 a 188 aprendizes')).toBeVisible();
    await page.getByRole('radio', { name: /^Microempresa/ }).check();
    await page.getByRole('button', { name: 'Calcular a cota' }).click();
    await expect(page.getByText('Sua empresa não precisa contratar aprendizes')).toBeVisible();
  },
);
