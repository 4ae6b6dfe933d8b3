import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Seu e-mail' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections open by themselves on wide screens and by a press on narrow ones', async ({
    page,
    isMobile,
  }) => {
    const link = footer(page).getByRole('link', { name: 'Cursos Técnicos' });
    const contact = footer(page).locator('a[href="tel:08000481212"]');
    await expect(async () => {
      await page.goto('/acessibilidade');
      await expect(contact).toHaveCount(1, { timeout: 500 });
    }).toPass();
    if (isMobile) {
      await expect(link).toBeHidden();
      // Less than one and a half screens.
      expect((await footer(page).boundingBox())!.height).toBeLessThan(1100);
      for (const title of ['Cursos', 'Outros', 'Áreas', 'Contato', 'Redes sociais']) {
        await footer(page).locator('summary', { hasText: title }).click();
      }
    }
    await expect(link).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Metalmecânica' })).toBeVisible();
    await expect(contact).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Fale conosco' })).toBeVisible();
    await expect(
      footer(page)
        .getByRole('link', { name: /^Instagram/ })
        .first(),
    ).toBeVisible();
  });

  test('the newsletter form answers on a page of its own', async ({ page }) => {
    await page.goto('/acessibilidade');
    await emailField(page).fill('sem arroba');
    await footer(page).getByRole('button', { name: 'Assinar' }).click();
    await expect(heading(page)).toHaveText('Novidades no seu e-mail');
    await expect(page.getByText('Informe um e-mail válido')).toBeVisible();
    await expect(emailField(page)).toHaveValue('sem arroba');
    await emailField(page).fill(makePerson().email);
    await page.getByRole('button', { name: 'Assinar' }).click();
    await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  });
});

test('what comes into view does not fade from the colours of the browser', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await page.goto('/acessibilidade');
  const link = footer(page).getByRole('link', { name: 'Cursos Técnicos' });
  const fades = () =>
    link.evaluate((element) => {
      element.style.color = 'red';
      const animations = element.getAnimations();
      element.style.color = '';
      return animations.length > 0;
    });
  expect(await fades()).toBe(false);
  await link.hover();
  expect(await fades()).toBe(true);
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'once is enough');

  async function openMail(page: Page, subject: string, to: string): Promise<void> {
    const link = page.getByRole('link', {
      name: new RegExp(`${subject}.*${to.replaceAll('.', String.raw`\.`)}`),
    });
    await expect(async () => {
      await page.goto('/caixa-de-entrada');
      await expect(link.first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    await link.first().click();
    await expect(heading(page)).toHaveText(subject);
  }

  test('news come to a person who confirms from the mail, and stop by the link of any', async ({ page }) => {
    test.slow();
    const { email } = makePerson();
    await page.goto('/acessibilidade');
    await emailField(page).scrollIntoViewIfNeeded();
    await untilHydrated(page);
    await footer(page).getByRole('button', { name: 'Assinar' }).click();
    await expect(footer(page).getByText('Este campo é obrigatório.')).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await emailField(page).fill(email);
    await footer(page).getByRole('button', { name: 'Assinar' }).click();
    await expect(footer(page).getByText('Confira seu e-mail')).toBeVisible();
    await expectSoundPage(page);

    await openMail(page, 'Confirme que quer receber novidades', email);
    await page.frameLocator('iframe').getByRole('link', { name: 'Quero receber novidades' }).click();
    await expect(page).toHaveURL(/\/newsletter\/confirmar\?token=[\w-]{43}$/);
    const link = page.url();
    // Looking uses nothing up.
    await page.reload();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Quero receber novidades' }).click();
    await expect(heading(page)).toHaveText('Inscrição confirmada');
    await page.goto(link);
    await page.getByRole('button', { name: 'Quero receber novidades' }).click();
    await expect(heading(page)).toHaveText('Este link não vale');

    await openMail(page, 'Você vai receber nossas novidades', email);
    await page.frameLocator('iframe').getByRole('link', { name: 'Cancelar inscrição' }).click();
    await expect(heading(page)).toHaveText('Cancelar inscrição');
    await page.getByRole('button', { name: 'Cancelar inscrição' }).click();
    await expect(heading(page)).toHaveText('Inscrição cancelada');
    await expectSoundPage(page);
  });

  test('a callback that could not be sent keeps what was typed, and one that was closes the dialog', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/acessibilidade');
    await footer(page).locator('summary', { hasText: 'Outros' }).click();
    const opener = footer(page).getByRole('button', { name: 'Ligamos para você' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Ligamos para você' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
    await dialog.getByRole('textbox', { name: 'Telefone' }).pressSequentially('47991230000');
    await page.route('**/_serverFn/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Serviço indisponível, tente novamente mais tarde')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
    await page.unroute('**/_serverFn/**');
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    const sent = page.getByText('Contato enviado com sucesso');
    await expect(sent).toBeVisible();
    // SHELL-14
    await page.clock.runFor(1900);
    await expect(sent).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await expect(sent).toBeHidden();
    await expect(dialog).toBeHidden();
    await page.clock.resume();
    await expect(opener).toBeFocused();
  });
});

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'once is enough');

  test('the QR code opens large and closes by X, Escape and a press beside it', async ({ page }) => {
    await page.goto('/acessibilidade');
    const opener = footer(page).getByRole('button', { name: 'Ampliar o QR Code da Vitrine' });
    const dialog = page.getByRole('dialog', { name: 'QR Code da Vitrine' });
    const closings = [
      () => dialog.getByRole('button', { name: 'Fechar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of closings) {
      await opener.click();
      await expect(dialog.getByRole('img', { name: 'QR Code com o endereço da Vitrine' })).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('a layout is restored, and kept, before any gesture', async ({ page }) => {
    const brand = footer(page).getByRole('link', { name: /^Vitrine\s*SCTEC.*nova aba/ });
    const stored = () => page.evaluate(() => localStorage.getItem('vitrine:layout'));
    // Opened so, the fixture moves no pointer.
    await page.goto('/acessibilidade?layout=sctec', { waitUntil: 'commit' });
    await expect.poll(stored).toBe('SCTEC');
    for (const path of ['/perguntas-frequentes', '/cursos-tecnicos', '/']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(brand).toHaveAttribute('href', 'https://example.com/#sctec');
    }
  });

  test('a layout that the address names leads the logo to its brand, also on the next visit', async ({
    page,
  }) => {
    const home = footer(page).getByRole('link', { name: 'Vitrine Página inicial' });
    const brand = footer(page).getByRole('link', { name: /^Vitrine\s*SCTEC.*nova aba/ });
    const isReserved = (layout: string) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine:layout'))).toBe(layout);
    await page.goto('/acessibilidade');
    await expect(home).toBeVisible();
    await page.goto('/acessibilidade?layout=sctec');
    await expect(brand).toHaveAttribute('href', 'https://example.com/#sctec');
    await isReserved('SCTEC');
    await page.goto('/perguntas-frequentes');
    await expect(brand).toBeVisible();
    await page.goto('/newsletter');
    await expect(brand).toBeVisible();
    await expect(footer(page).getByText('Sesi/Senai 2022. Todos os direitos reservados.')).toBeVisible();
    await page.goto('/acessibilidade?layout=padrao');
    await expect(home).toBeVisible();
    await isReserved('Padrão');
    await page.goto('/perguntas-frequentes');
    await expect(home).toBeVisible();
  });
});
