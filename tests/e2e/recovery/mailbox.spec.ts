import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { test } from '../steps/test.ts';

const ink = 'rgb(10, 31, 63)';
const inkInDark = 'rgb(242, 246, 251)';

test('a mail fits the screen, follows light and dark, stands there as text too, and leads into the shop', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const person = makePerson();
  await openAccount(page, person);

  await openMail(page, 'Sua conta na Vitrine está pronta', person.email);
  const mail = page.frameLocator('iframe');
  const title = mail.getByRole('heading', { level: 1 });
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open();
    await expect(title).toHaveText('Boas-vindas à Vitrine');
    await expect(title).toHaveCSS('color', ink);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(title).toHaveCSS('color', inkInDark);
  }
  const frame = await page.locator('iframe').boundingBox();
  const column = await mail.locator('table').first().boundingBox();
  expect(column!.width).toBeLessThanOrEqual(frame!.width);
  const text = page.getByRole('region', { name: 'Versão em texto' });
  await expect(text).toContainText(/Encontrar um curso: http:\/\/localhost:\d+\/\s/);
  expect(refused).toEqual([]);

  await followMail(page, 'Encontrar um curso');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
