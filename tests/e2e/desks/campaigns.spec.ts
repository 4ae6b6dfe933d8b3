import { expect } from '@playwright/test';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test(
  'a campaign is made with its courses, stands in the shop, and is gone once it is ended',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/cursos-tecnicos');
    const course = await page.getByRole('article').first().getByRole('heading').getByRole('link').innerText();
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/campanhas');
    await page.getByRole('link', { name: 'Nova campanha' }).click();
    await untilHydrated(page);
    await page.getByLabel('Fim do endereço').fill('mes-do-tecnico');
    await page.getByLabel('Título da página').fill('Mês do técnico');
    await page.getByLabel('O que as pessoas leem').fill('Cursos técnicos com turmas em dezembro.');
    const today = calendarDay(new Date());
    await page.getByLabel('Primeiro dia').fill(today);
    await page.getByLabel('Último dia').fill(addDays(today, 10));
    const courses = page.getByRole('combobox', { name: 'Cursos da campanha' });
    await courses.fill('xyzxyz');
    await expect(page.getByText('Nada encontrado com “xyzxyz”.')).toBeVisible();
    await page.getByRole('button', { name: 'Criar campanha' }).click();
    await expect(page.getByText('Escolha pelo menos um curso.').first()).toBeVisible();
    await courses.fill(course);
    await page.getByRole('option', { name: course }).first().click();
    await page.getByRole('button', { name: 'Criar campanha' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mês do técnico');
    await expectSoundInBothWidths(page);

    await page.getByRole('link', { name: 'Ver na loja' }).click();
    await expect(page).toHaveURL(/\/campanha\/mes-do-tecnico$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/gestao/campanhas/mes-do-tecnico');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Encerrar campanha' }).click();
    await expect(page.getByText('Encerrada')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/campanha/mes-do-tecnico')).status(), { timeout: 90_000 })
      .toBe(404);
  },
);
