import { chromium, expect } from '@playwright/test';
import { browserFlags, findBrowser } from '../../support/browser.ts';
import { makePerson } from '../../support/person.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { expectSoundInBothWidths, expectSoundPage } from '../steps/page-checks.ts';
import { hold } from '../steps/hold.ts';
import { test, untilHydrated } from '../steps/test.ts';

const shopper = { email: 'aluno@vitrine.dev', senha: 'Vitrine2026' };

test('a page for signed-in people asks to sign in, and comes back', async ({ page }) => {
  await page.goto('/minha-conta');
  await expect(page).toHaveURL(/\/autenticacao\?redirect_to=%2Fminha-conta$/);
  await expectSoundPage(page);
  await signIn(page, shopper.email, shopper.senha);
  await expect(page).toHaveURL(/\/minha-conta$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá, /);
  await expectSoundPage(page);

  await page.goto('/autenticacao?redirect_to=/minhas-compras');
  await expect(page).toHaveURL(/\/minhas-compras$/);
  await expectSoundPage(page);
});

test(
  'the target stays when changing between the forms, and never leaves the site',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/autenticacao?redirect_to=https://example.com/x');
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar conta');
    await expectSoundInBothWidths(page);
    await page.getByRole('link', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/redirect_to=/);
    await signIn(page, shopper.email, shopper.senha);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  },
);

test(
  'refused data is told in the summary, too, which leads to its fields',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/autenticacao?register');
    await page.getByLabel('Nome completo').fill('maria');
    await page.getByLabel('CPF', { exact: true }).fill('529.982.247-26');
    await page.getByLabel('Dia').click();
    await expect(page.getByText('CPF inválido.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('CPF', { exact: true })).toHaveAttribute('aria-invalid', 'true');

    await page.getByRole('button', { name: 'Criar conta' }).click();
    const summary = page.getByRole('group', { name: 'Confira os campos abaixo' });
    await expect(page.getByLabel('Nome completo')).toBeFocused();
    await summary.getByText('Data de nascimento').click();
    await expect(page.getByLabel('Dia')).toBeFocused();
    await expectSoundInBothWidths(page);
    await expect(page.getByLabel('Nome completo')).toHaveValue('Maria');
  },
);

test(
  'who guesses waits, is informed how long, and loses nothing typed',
  { tag: '@once' },
  async ({ page }) => {
    const name = makePerson().email;
    await page.goto('/autenticacao');
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse((response) => response.status() === 401);
      await signIn(page, name, 'Errada2026');
      await answered;
    }
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      /Foram muitas tentativas\. Tente novamente em \d+ segundos?\./,
    );
    await expect(page.getByLabel('CPF, e-mail ou nome de usuário')).toHaveValue(name);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('Errada2026');
    await expectSoundInBothWidths(page);
  },
);

test('what is typed before the page hydrates stays', { tag: '@once' }, async ({ page }) => {
  const held = await hold(page, '**/*.js');
  await page.goto('/autenticacao', { waitUntil: 'commit' });
  const name = page.getByLabel('CPF, e-mail ou nome de usuário');
  await name.fill(shopper.email);
  held.letCome();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar senha', pressed: true })).toBeVisible();
  await expect(name).toHaveValue(shopper.email);
});

test(
  'signing out loads the login page whole, forgets the person and leads back (SESSION-12)',
  { tag: '@once' },
  async ({ page }) => {
    const person = makePerson();
    await openAccount(page, person);
    await page.goto('/minha-conta');
    await expect(page.getByLabel('CPF', { exact: true })).toHaveValue(person.cpf);
    await page.evaluate(() => {
      sessionStorage.setItem('vitrine:checkout:1-2:aluno', '{}');
      localStorage.setItem('vitrine:vistos-recentemente', '[1,2]');
      localStorage.setItem('vitrine:layout', 'SCTEC');
    });
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(page).toHaveURL(/\/autenticacao\?conta=saiu&redirect_to=%2Fminha-conta$/);
    await expect(page.getByText('Você saiu da sua conta')).toBeVisible();
    const stored = () =>
      page.evaluate(() =>
        [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
          key.startsWith('vitrine:'),
        ),
      );
    await expect.poll(stored).toEqual(['vitrine:layout']);
    await page.evaluate(() => localStorage.setItem('vitrine:vistos-recentemente', '[1,2]'));
    await page.goto('/autenticacao?conta=saiu');
    await expect.poll(stored).toEqual(['vitrine:layout']);
    await page.goto('/minha-conta');
    await expect(page).toHaveURL(/\/autenticacao/);
    await signIn(page, person.cpf, person.senha);
    await page.waitForURL(({ pathname }) => pathname === '/minha-conta');
    await page.goto('/minha-conta?secao=acesso');
    await expect(page.getByText(person.email)).toBeVisible();
  },
);

test('who has no phone is asked for one first', async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=/busca?titulo=solda');
  await signIn(page, 'aluno.sem.telefone@vitrine.dev', 'Vitrine2026');
  await expect(page).toHaveURL(/\/cadastrar-telefone\?redirect_to=%2Fbusca%3Ftitulo%3Dsolda$/);
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByText('Este campo é obrigatório')).toBeVisible();
  await expect(page.getByLabel('Telefone com DDD')).toBeFocused();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/autenticacao/);
});

const isAccount = (url: URL) => url.pathname === '/minha-conta';

for (const stored of ['in memory', 'by its address'] as const) {
  test(
    `pages of before signing in, kept ${stored}, know who came back to them`,
    { tag: '@once' },
    async ({ baseURL, userAgent, viewport, extraHTTPHeaders }) => {
      // Playwright's own browser keeps no page in memory.
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: browserFlags(),
        ignoreDefaultArgs: stored === 'in memory' ? ['--disable-back-forward-cache'] : [],
      });
      try {
        const page = await browser.newPage({ baseURL, userAgent, viewport, extraHTTPHeaders });
        for (const path of ['/perguntas-frequentes', '/autenticacao?redirect_to=/minha-conta']) {
          await page.goto(path);
          await untilHydrated(page);
        }
        await signIn(page, shopper.email, shopper.senha);
        await expect(page).toHaveURL(isAccount);
        await untilHydrated(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(isAccount);
        await untilHydrated(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(/\/perguntas-frequentes$/);
        await expect(page.locator('header').getByText(/^Olá, /)).toBeVisible();
      } finally {
        await browser.close();
      }
    },
  );
}

test(
  'a seller has neither purchases nor favourites, by their addresses either',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/autenticacao?redirect_to=/minhas-compras');
    await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
    await expect(page).toHaveURL(/\/minhas-vendas$/);
    for (const path of ['/cursos-favoritos', '/minhas-compras', `/minhas-compras/${'0'.repeat(26)}`]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/minhas-vendas$/);
    }
  },
);
