import { expect } from '@playwright/test';
import { listSeededOffers } from '../course/support/seeded-offers.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const paid = listSeededOffers().filter(({ offer }) => offer.tipo_oferta === 'PAGO');
const { id_produto } = paid.at(-1)!.offer;

test(
  'a price is scheduled, refused for the same hour, and cancelled before it comes',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto(`/gestao/cursos/${id_produto}`);
    await page.getByRole('link', { name: 'Agenda', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda do curso');
    await expect(page.getByText('Nada marcado')).toBeVisible();
    await untilHydrated(page);

    async function schedule(day: string) {
      await page.getByLabel('O que acontece').selectOption('Muda de preço');
      await page.getByLabel('Dia', { exact: true }).fill(day);
      await page.getByLabel('Hora de Brasília').fill('08:00');
      await page.getByLabel('Preço cheio').fill('1.290,00');
      await page.getByLabel('Preço com desconto').fill('990,50');
      await page.getByRole('button', { name: 'Marcar', exact: true }).click();
    }

    await schedule('2020-01-02');
    await expect(page.getByText('Escolha um dia e uma hora que ainda venham.').first()).toBeVisible();
    await expect(page.getByLabel('Preço com desconto')).toHaveValue('990,50');
    const nextYear = `${new Date().getFullYear() + 1}-06-01`;
    await schedule(nextYear);
    await expect(page.getByText('Mudança marcada.')).toBeVisible();
    const change = page.getByRole('listitem').filter({ hasText: 'Preço passa a R$ 1.290,00' });
    await expect(change).toContainText('com desconto R$ 990,50, no curso e nas turmas abertas');
    await expectSoundPage(page);
    await schedule(nextYear);
    await expect(page.getByText('Já há uma mudança marcada para esta hora.').first()).toBeVisible();
    await change.getByRole('button', { name: 'Cancelar esta mudança' }).click();
    await expect(page.getByText('Nada marcado')).toBeVisible();
    await page.getByText('Mudanças que já passaram').click();
    await expect(change).toContainText('Cancelado.');
  },
);
