import type { Page } from '@playwright/test';
import { accountSections } from '#/storefront/features/account/account-sections.ts';
import { createAccount, signIn } from '../../tests/e2e/steps/identification.ts';
import { followMail, openMail } from '../../tests/e2e/steps/mailbox.ts';
import { untilHydrated } from '../../tests/e2e/steps/test.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';
import { openPages } from './moments.ts';

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAccount = ({ pathname }: URL) => pathname === '/minha-conta';
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

/** Signing up, in and out as a new person, with what goes wrong on the way; a picture of every state. */
export async function walkAccountStates({ open, take }: Camera): Promise<void> {
  const person = makePerson();
  const page = await open('/');

  await page.goto('/autenticacao');
  await send(page, 'Entrar');
  await take(page, 'state-sign-in-empty');
  await signIn(page, person.email, 'Errada2026');
  await page.getByRole('alert').first().waitFor();
  await take(page, 'state-sign-in-refused');

  await page.goto('/autenticacao?register');
  await send(page, 'Criar conta');
  await take(page, 'state-register-empty');
  await createAccount(page, { ...person, cpf: '111.111.111-11', telefone: '(20) 9', senha: 'fraca' });
  await take(page, 'state-register-wrong');
  await createAccount(page, person);
  await page.waitForURL((url) => url.pathname === '/');
  await take(page, 'state-signed-in');

  await page.goto('/confirme-seu-email');
  await take(page, 'state-awaiting-confirmation');
  await openMail(page, 'Confirme seu e-mail', person.email);
  await take(page, 'state-mail-confirmation');
  await followMail(page, 'Confirmar meu e-mail');
  await take(page, 'state-confirm-email');
  const confirmation = page.url();
  await send(page, 'Confirmar meu e-mail');
  await title(page, 'E-mail confirmado');
  await take(page, 'state-confirmed');
  await page.goto(confirmation);
  await take(page, 'state-confirmation-used');

  const other = await open('/');
  await other.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(other, person.cpf, person.senha);
  await other.waitForURL(isAccount);
  await openMail(page, 'Foi você que entrou na sua conta?', person.email);
  await followMail(page, 'Conferir este acesso');
  await take(page, 'state-was-it-you');
  await send(page, 'Não fui eu');
  await title(page, 'Sua conta está protegida');
  await take(page, 'state-protected');

  await page.goto('/esqueceu-sua-senha');
  await send(page, 'Enviar link');
  await take(page, 'state-forgotten-empty');
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(person.cpf);
  await send(page, 'Enviar link');
  await page.getByText('Confira seu e-mail').waitFor();
  await take(page, 'state-forgotten-sent');
  await openMail(page, 'Crie uma nova senha', person.email);
  await followMail(page, 'Criar nova senha');
  await title(page, 'Crie uma nova senha');
  await take(page, 'state-reset');
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await send(page, 'Salvar nova senha');
  await take(page, 'state-reset-wrong');
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra2026');
  await send(page, 'Salvar nova senha');
  await title(page, 'Senha trocada');
  await take(page, 'state-reset-done');

  await page.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(page, person.email, 'Outra2026');
  await page.waitForURL(isAccount);
  for (const [section] of accountSections) {
    await page.goto(`/minha-conta?secao=${section}`);
    // Pressed before, a button sends its form by a load of the whole page.
    await untilHydrated(page);
    const button = page.getByRole('button', { name: /^(Salvar|Trocar)/ }).filter({ visible: true });
    if ((await button.count()) === 0) continue;
    await button.first().click();
    await page.waitForTimeout(400);
    await take(page, `state-account-${section}-sent`);
  }
  await page.goto('/cursos-favoritos');
  await take(page, 'state-favourites-empty');
  await page.goto('/minhas-compras');
  await take(page, 'state-purchases-empty');
  await page.goto(openPages['course-without-class']!, { waitUntil: 'networkidle' });
  await take(page, 'state-course-alert');
  await send(page, 'Avise-me');
  await page.getByRole('button', { name: 'Cancelar o aviso' }).waitFor();
  await take(page, 'state-course-alert-on');
  await page.goto('/alterar-email');
  await page.getByRole('textbox', { name: 'Novo e-mail' }).fill('sem-arroba');
  await page.getByLabel('Senha').first().fill('Errada2026');
  await page.getByRole('main').getByRole('button').last().click();
  await take(page, 'state-change-email-wrong');
  await other.context().close();
  await page.context().close();
}
