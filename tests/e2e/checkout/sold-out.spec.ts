import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const lastSeats = listSeededOffers().filter(
  ({ offer }) => isOpen(offer) && offer.vagas_disponiveis === 1 && (offer.idade_minima ?? 0) <= 18,
);

test('who comes second to the last seat is informed so, keeps what was typed, and finds the other offers', async ({
  page,
  browser,
  baseURL,
}, { retry, repeatEachIndex }) => {
  const { offer, path } = lastSeats.at(-2 - retry - 2 * repeatEachIndex)!;
  const checkout = `/checkout/${offer.id_produto}-${offer.id_oferta}`;
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const tab of [page, other]) {
    await openAccount(tab, makePerson());
    await tab.goto(checkout);
    await untilHydrated(tab);
    await tab.getByLabel('Li e aceito o contrato').check();
  }
  await page.getByLabel('Nome completo').fill('Clara Nunes Prado');
  const pay = { name: /^Pagar .* com Pix$/ };
  await other.getByRole('button', pay).click();
  await other.waitForURL(/\/pix\/[0-9A-Z]{26}$/);

  await page.getByRole('button', pay).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Veja se outra turma deste curso combina' });
  await expect(refusal).toContainText('As vagas desta turma acabaram.');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(page.getByLabel('Li e aceito o contrato')).toBeChecked();
  await expectSoundInBothWidths(page);
  await refusal.getByRole('link', { name: 'Ver outras turmas' }).click();
  await page.waitForURL(
    ({ pathname }) => path.startsWith(pathname.split('/').slice(0, 3).join('/')) && pathname !== checkout,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
