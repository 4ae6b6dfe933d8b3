import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { createAccount } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

test.skip(({ isMobile }) => isMobile, 'once is enough');
test.use({ javaScriptEnabled: false });

const offered = listSeededOffers().filter(({ offer }) => isOpen(offer));

// COMMUNITY-10
test('hearts and votes work without the script of the page, and lead back to it', async ({
  page,
  request,
}) => {
  const reviewed: typeof offered = [];
  for (const seeded of offered) {
    const text = await (await request.get(seeded.path)).text();
    if (text.includes('e diga que foi útil')) reviewed.push(seeded);
    if (reviewed.length > 0) break;
  }
  const { path, title } = reviewed[0]!;
  await page.goto(path);
  const toVote = page.locator('#opinioes').getByRole('link', { name: 'Entre na sua conta' });
  await expect(toVote).toHaveAttribute('href', new RegExp(`${encodeURIComponent(`${path}#opinioes`)}$`));
  const [enter] = await page.getByRole('link', { name: `Entrar para favoritar ${title}` }).all();
  await enter!.click();
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe(path);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, makePerson());
  await page.waitForURL(({ pathname }) => pathname === path);

  const heart = page.getByRole('button', { name: `Favoritar ${title}` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.waitForURL(({ pathname }) => pathname === path);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/cursos-favoritos');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: `Favoritar ${title}` }).click();
  await expect(page.getByText('Você ainda não tem cursos favoritos')).toBeVisible();

  await page.goto(path);
  const useful = page.locator('#opinioes').getByRole('button', { name: 'Foi útil' }).first();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await useful.click();
  await expect(page).toHaveURL(`${path}#opinioes`);
  const voted = page.locator('#opinioes').getByRole('button', { name: 'Foi útil', pressed: true });
  await expect(voted).toHaveCount(1);
  await voted.click();
  await expect(voted).toHaveCount(0);
});
