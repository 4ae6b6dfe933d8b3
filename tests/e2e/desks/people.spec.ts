import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test(
  'an administrator finds a person by CPF and ends their sessions',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const person = makePerson();
    const context = await browser.newContext({ baseURL: baseURL! });
    const theirs = await context.newPage();
    await openAccount(theirs, person);
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/pessoas');
    await page.getByLabel('CPF ou e-mail').fill(person.cpf);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page.getByRole('link', { name: person.nome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.nome);
    await untilHydrated(page);
    await expectSoundPage(page);
    const sessions = page.getByRole('region', { name: 'Sessões abertas' });
    await sessions.getByRole('button', { name: 'Encerrar todas as sessões' }).click();
    await expect(sessions.getByText('Nenhuma sessão aberta.')).toBeVisible();
    await theirs.goto('/minha-conta');
    await expect(theirs).toHaveURL(/\/autenticacao/);
    await context.close();
  },
);
