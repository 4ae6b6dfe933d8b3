import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { isRunning } from '../steps/alive.ts';
import { test } from '../steps/test.ts';

test.skip(({ isMobile }) => !isMobile, 'for who has a thumb');

const { path, offer } = listSeededOffers().find(
  (seeded) => isOpen(seeded.offer) && seeded.offer.formato === 'presencial',
)!;
const pages = [
  '/',
  '/busca?turno=noturno',
  '/promocoes',
  path,
  `/checkout/${offer.id_produto}-${offer.id_oferta}?register`,
  '/autenticacao',
  '/esqueceu-sua-senha',
  '/este-cpf-e-meu',
  '/fale-conosco',
];

const moments: Record<string, readonly [string, (page: Page) => Promise<void>]> = {
  'the filters': [
    '/busca',
    async (page) => {
      await page.getByRole('button', { name: /^Filtrar/ }).click();
      await page.getByRole('dialog').getByRole('slider').first().scrollIntoViewIfNeeded();
    },
  ],
  'what is wrong in a form': [
    '/autenticacao',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('group', { name: 'Confira os campos abaixo' }).waitFor();
    },
  ],
  'a notice': [
    '/perguntas-frequentes',
    async (page) => {
      const coupon = page.getByRole('link', { name: /^Usar o cupom/ }).first();
      // Before, the server carries the press out, and says so in the banner.
      await expect.poll(() => coupon.evaluate(isRunning)).toBe(true);
      await coupon.click();
      await page.getByRole('button', { name: 'Fechar aviso' }).waitFor();
    },
  ],
};

for (const [name, [address, reach]] of Object.entries(moments)) {
  // SHELL-21
  test(`${name}: nothing that a thumb misses`, async ({ page }) => {
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(address);
    await reach(page);
    expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  });
}

for (const address of pages) {
  // SHELL-21
  test(`${address.replace(/\d+/g, 'n')} has nothing on a phone that a thumb misses, and nothing cut`, async ({
    page,
  }) => {
    // esbuild's helper for a function within a function.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(address);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(findLayoutFaults), `${width} px`).toEqual([]);
    }
  });
}
