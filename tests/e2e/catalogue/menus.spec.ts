import { expect, test } from '@playwright/test';

const isPhone = (width: number | undefined) => (width ?? 0) < 1024;

test('desktop menus by keyboard: one at a time, Escape closes and gives the focus back', async ({ page }) => {
  test.skip(isPhone(page.viewportSize()?.width), 'the desktop menu');
  await page.goto('/busca');
  await page.waitForLoadState('networkidle');
  const courses = page.getByRole('button', { name: 'Cursos', exact: true });
  const areas = page.getByRole('button', { name: 'Áreas', exact: true });
  const menu = page.getByRole('navigation', { name: 'Explorar' });
  await courses.focus();
  await page.keyboard.press('Enter');
  await expect(courses).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Cursos Técnicos' })).toBeVisible();
  await areas.focus();
  await page.keyboard.press('Enter');
  await expect(courses).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Metalmecânica' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(areas).toHaveAttribute('aria-expanded', 'false');
  await expect(areas).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(areas).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Metalmecânica' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metalmecânica');
  await expect(areas).toHaveAttribute('aria-expanded', 'false');
});

test('the city list searches from three letters on, without regard to accents', async ({ page }) => {
  await page.goto('/busca');
  await page.waitForLoadState('networkidle');
  if (isPhone(page.viewportSize()?.width))
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Cidades', exact: true }).click();
  await expect(page.getByText('Cidades em destaque')).toBeVisible();
  await page.getByRole('textbox', { name: 'Procure sua cidade' }).fill('floria');
  await expect(page.getByText('1 cidade com turmas abertas')).toBeVisible();
  await page.getByRole('link', { name: 'Florianópolis', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos em Florianópolis');
});

test('the mobile menu leads into lists and back, and gives the focus back', async ({ page }) => {
  test.skip(!isPhone(page.viewportSize()?.width), 'the mobile menu');
  await page.goto('/busca');
  await page.waitForLoadState('networkidle');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Áreas', exact: true }).click();
  await expect(panel.getByRole('link', { name: 'Energia', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Voltar ao menu' }).click();
  await expect(panel.getByRole('button', { name: 'Cursos', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});

test('the callback form says what is wrong, moves there, and sends', async ({ page }) => {
  await page.goto('/busca?titulo=zzzzqqqq');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: 'Ligamos para você' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ligamos para você' });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('Informe um Nome válido')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeFocused();
  await name.fill('Marina Souza');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('Informe um Telefone válido')).toBeVisible();
  const phone = dialog.getByRole('textbox', { name: 'Telefone' });
  await expect(phone).toBeFocused();
  await phone.pressSequentially('48991234567');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Contato enviado com sucesso')).toBeVisible();
  await expect(dialog).toBeHidden();
});
