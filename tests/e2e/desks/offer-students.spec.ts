import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { listSeededOffers } from '../course/support/seeded-offers.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const { id_produto, id_oferta } = listSeededOffers().find(
  ({ offer }) => offer.formato === 'presencial',
)!.offer;

test(
  'who decides enrolments reads the students of an offer, saves them and prints a sheet of lessons',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'supervisor@vitrine.dev');
    await page.goto(`/gestao/cursos/${id_produto}/turmas/${id_oferta}/alunos`);
    await expectSoundPage(page);
    const name = (await page.getByRole('listitem').getByRole('heading', { level: 2 }).first().textContent())!;
    const save = async (link: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: link }).click();
      return (await download).path();
    };
    expect(await readFile(await save('Baixar em CSV'), 'utf8')).toContain(name);
    const [rows] = await readXlsxFile(await save('Baixar em Excel'));
    expect(rows!.data[1]![0]).toBe(name);

    await page.getByRole('link', { name: 'Lista de chamada' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lista de chamada');
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    await expectSoundPage(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Promoção' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  },
);
