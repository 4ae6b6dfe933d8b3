import { expect } from '@playwright/test';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { test } from '../steps/test.ts';

test.skip(({ isMobile }) => !isMobile, 'for who has a thumb');

const { path, offer } = listSeededOffers().find((seeded) => isOpen(seeded.offer))!;
const pages = [
  '/',
  '/busca?turno=noturno',
  '/promocoes',
  path,
  `/checkout/${offer.id_produto}-${offer.id_oferta}?register`,
  '/autenticacao',
  '/fale-conosco',
];

for (const address of pages) {
  // SHELL-21
  test(`${address.replace(/\d+/g, 'n')} has nothing on a phone that a thumb misses, and nothing cut`, async ({
    page,
  }) => {
    // What tsx compiles for a function within a function.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(address);
    expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  });
}
