import { expect } from '@playwright/test';
import { largePhoto } from '../../support/documents/large-photo.ts';
import { listSeededOffers } from '../course/support/seeded-offers.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const taught = listSeededOffers().findLast(({ offer }) => offer.situacao === 'em-aberto')!;

test(
  'a teacher is added with a photo, named by an offer, and found from its page',
  { tag: '@once' },
  async ({ page }) => {
    const name = `Íris Werner ${Date.now()}`;
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/professores/novo');
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Apresentação (opcional)').fill('Ensina **desenho técnico** há dez anos.');
    await page.getByRole('button', { name: 'Cadastrar professor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('link', { name: 'Pôr uma foto' }).click();
    await page.getByLabel('Arquivo da imagem').setInputFiles({
      name: 'iris.jpg',
      mimeType: 'image/jpeg',
      buffer: await largePhoto(),
    });
    await page.getByLabel('Descrição da imagem').fill('Íris na prancheta');
    await page.getByRole('button', { name: 'Salvar imagem' }).click();
    await expect(page.getByText('Foto salva.')).toBeVisible();

    const { id_produto, id_oferta } = taught.offer;
    await page.goto(`/gestao/cursos/${id_produto}/turmas/${id_oferta}`);
    await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Salvar turma' }).click();
    await expect(page).toHaveURL(new RegExp(`/gestao/cursos/${id_produto}$`));

    const link = page.getByRole('main').getByRole('link', { name });
    await expect(async () => {
      await page.goto(taught.path);
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('img', { name: 'Íris na prancheta' })).toBeVisible();
    await expect(page.getByRole('link', { name: taught.title })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/professores\/iris-werner-\d+$/,
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"@type":"Person"');
    await untilHydrated(page);
    await expectSoundInBothWidths(page);
  },
);

test(
  'without script a refused teacher keeps what was typed and unticked',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const page = await context.newPage();
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/professores/marlene-kuhn');
    await page.getByLabel('Mostrar na loja').uncheck();
    await page.getByLabel('Apresentação (opcional)').fill('<b>Soldadora</b>');
    await page.getByRole('button', { name: 'Salvar professor' }).click();
    await expect(page.getByText(/HTML não é aceito/).first()).toBeVisible();
    await expect(page.getByLabel('Apresentação (opcional)')).toHaveValue('<b>Soldadora</b>');
    await expect(page.getByLabel('Mostrar na loja')).not.toBeChecked();
    await page.goto('/professores/marlene-kuhn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marlene Kuhn');
    await context.close();
  },
);
