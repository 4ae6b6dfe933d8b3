import { expect } from '@playwright/test';
import { largePhoto } from '../../support/documents/large-photo.ts';
import { makePerson } from '../../support/person.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const offers = listOffersWithSeats();
const first = offers[0]!;
const second = offers.find(({ offer }) => offer.id_produto !== first.offer.id_produto)!;
const parts = [first, second];

test(
  'a programme is made at the desk, bought with one Pix, and its buyer is in each class list',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const name = `Do Começo ao Fim ${Date.now()}`;
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/programas/novo');
    await page.getByLabel('Nome do programa').fill(name);
    await page.getByLabel('Resumo').fill('Dois cursos que se completam.');
    await untilHydrated(page);
    const courses = page.getByRole('combobox', { name: 'Cursos do programa' });
    for (const { title } of parts) {
      await courses.fill(title);
      const listbox = page.getByRole('listbox', { name: 'Cursos do programa' });
      const option = listbox.getByRole('option', { name: title }).first();
      await expect(option).toBeVisible();
      await courses.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await courses.press('Enter');
    }
    await expect(page.getByRole('list', { name: 'Cursos do programa: escolhidos' })).toContainText(
      second.title,
    );
    await expectSoundInBothWidths(page);
    await page.getByLabel('Apresentação (opcional)').fill('Primeiro **um**, depois o outro.');
    await page.getByRole('button', { name: 'Criar programa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: 'Publicar na loja' }).click();
    await expect(page.getByText('Na loja', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Imagem' }).click();
    await expect(page.getByText('aparece um desenho')).toBeVisible();
    await page.getByLabel('Arquivo da imagem').setInputFiles({
      name: 'bancada.jpg',
      mimeType: 'image/jpeg',
      buffer: await largePhoto(),
    });
    await page.getByLabel('Descrição da imagem').fill('Bancada vermelha');
    await page.getByRole('button', { name: 'Salvar imagem' }).click();
    await expect(page.getByText('Imagem salva.')).toBeVisible();
    await expectSoundInBothWidths(page);
    await page.getByRole('link', { name: `Voltar a ${name}` }).click();

    await page.getByRole('link', { name: 'Nova edição' }).click();
    for (const { title, offer } of parts)
      await page.getByLabel(`Turma de ${title}`).selectOption(String(offer.id_oferta));
    await page.getByLabel('Preço do programa inteiro').fill('199,90');
    await expectSoundInBothWidths(page);
    await page.getByRole('button', { name: 'Criar edição' }).click();
    await expect(page.getByText('199,90')).toBeVisible();
    await expectSoundInBothWidths(page);
    const slug = new URL(page.url()).pathname.split('/').at(-1)!;

    const buying = await browser.newContext({ baseURL: baseURL! });
    const shopper = await buying.newPage();
    const person = makePerson();
    await openAccount(shopper, person);
    await shopper.goto(`/programas/${slug}`);
    await untilHydrated(shopper);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(shopper.getByRole('img', { name: 'Bancada vermelha' })).toBeVisible();
    await expect(shopper.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/fotos\/\w+-1200\.jpg$/,
    );
    await expect(shopper.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/programas/${slug}$`),
    );
    const data = await shopper.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"@type":"EducationalOccupationalProgram"');
    await expectSoundInBothWidths(shopper);
    await shopper.getByRole('link', { name: 'Comprar o programa' }).click();
    await shopper.getByLabel('Li e aceito o contrato').check();
    await shopper.getByRole('button', { name: /^Pagar R\$\s199,90 com Pix$/ }).click();
    await shopper.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await (await payAtBank(shopper)).close();
    await expect(shopper.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
    await shopper.goto('/minhas-compras');
    await expect(shopper.getByRole('heading', { name })).toBeVisible();
    for (const { title } of parts) await expect(shopper.getByText(title).first()).toBeVisible();
    await buying.close();

    await openSession(page, 'supervisor@vitrine.dev');
    for (const { offer } of parts) {
      await page.goto(`/gestao/cursos/${offer.id_produto}/turmas/${offer.id_oferta}/alunos`);
      await expect(page.getByText(person.nome).first()).toBeVisible();
    }
  },
);
