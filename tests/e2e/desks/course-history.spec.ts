import { expect } from '@playwright/test';
import { listSeededOffers } from '../course/support/seeded-offers.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const { id_produto } = listSeededOffers().at(-1)!.offer;

test(
  'a change of a course is found in its history, with what was before, and undone',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto(`/gestao/cursos/${id_produto}`);
    await untilHydrated(page);
    const audience = page.getByLabel('Público', { exact: true });
    const before = await audience.inputValue();
    await audience.fill('Quem quer mudar de profissão.');
    await page.getByRole('button', { name: 'Salvar curso' }).click();
    await expect(page.getByText('Curso salvo.')).toBeVisible();

    await page.getByRole('link', { name: 'Histórico', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Histórico do curso');
    const change = page.getByRole('listitem').filter({ hasText: 'Quem quer mudar de profissão.' });
    await expect(change.first()).toContainText('Alterou um curso');
    await expectSoundPage(page);
    await change.first().getByRole('button', { name: 'Desfazer os textos' }).click();
    await expect(change).toHaveCount(2);
    await page.goto(`/gestao/cursos/${id_produto}`);
    await expect(audience).toHaveValue(before);
  },
);
