import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

test('who did not sign in says so by the link of a mail, and every session ends', async ({
  page,
  browser,
}) => {
  const person = makePerson();
  const heading = page.getByRole('heading', { level: 1 });
  await openAccount(page, person);
  await openMail(page, 'Confirme seu e-mail', person.email);
  await followMail(page, 'Confirmar meu e-mail');
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading).toHaveText('E-mail confirmado');

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(stranger, person.email, person.senha);
  await expect(stranger).toHaveURL(/\/minha-conta$/);

  await openMail(page, 'Foi você que entrou na sua conta?', person.email);
  await followMail(page, 'Conferir este acesso');
  await expect(page).toHaveURL(/\/confirmacao-login\/[\w-]{43}$/);
  await expect(heading).toHaveText('Foi você que entrou?');
  await expect(page.getByText(/^Chrome no /)).toBeVisible();
  await expectSoundPage(page);
  const link = page.url();
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await expect(heading).toHaveText('Sua conta está protegida');
  await expect(page.getByText(person.email)).toBeVisible();
  await expectSoundPage(page);

  await stranger.goto('/minha-conta');
  await expect(stranger).toHaveURL(/\/autenticacao/);
  await elsewhere.close();

  const posted = await page.request.post(link, {
    form: { formulario: 'fui-eu' },
    headers: { origin: new URL(link).origin },
  });
  expect(posted.status()).toBe(410);
  expect(await posted.text()).toContain('Este link não vale mais');
});
