import { readFile } from 'node:fs/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const { path, title, offer } = listSeededOffers().find(
  (seeded) =>
    isOpen(seeded.offer) &&
    seeded.offer.formato === 'presencial' &&
    seeded.offer.hora_inicio !== null &&
    (seeded.offer.vagas_disponiveis ?? 0) > 8 &&
    (seeded.offer.idade_minima ?? 0) <= 18,
)!;
const course = path.split('/').toSpliced(3, 1).slice(0, 4).join('/');

async function buyAndPay(page: Page): Promise<void> {
  await openAccount(page, makePerson());
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const bank = await page.context().newPage();
  await bank.goto((await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!);
  await untilHydrated(bank);
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
  await bank.close();
}

async function shareBy(context: BrowserContext, sheet: 'none' | 'sends' | 'closed'): Promise<void> {
  await context.addInitScript((how) => {
    const share = (data: ShareData) => {
      sessionStorage.setItem('shared', JSON.stringify(data));
      return how === 'sends' ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'));
    };
    if (how === 'none') delete (Navigator.prototype as { share?: unknown }).share;
    else Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  }, sheet);
}

/** The one event of a calendar file, by name of property; unfolded and unescaped (RFC 5545, 3.1, 3.3.11). */
function readEvent(file: string): Record<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return Object.fromEntries(
    event.map((line) => {
      const [, name, value] = /^([^:;]+)(?:;[^:]*)?:(.*)$/.exec(line)!;
      return [name!, value!.replaceAll(/\\([\\;,])/g, '$1')];
    }),
  );
}

// PURCHASE-18
test('who has paid finds the first day, its place on a map, what to bring, and a file for the calendar', async ({
  page,
}) => {
  await buyAndPay(page);
  const card = page.getByRole('region', { name: 'Seu primeiro dia' });
  const [year, , day] = offer.data_inicio.split('-') as [string, string, string];
  await expect(card.getByText(new RegExp(`${Number(day)}.*${year}, às ${offer.hora_inicio}`))).toBeVisible();
  await expect(card.getByText('Um documento com foto e algo para anotar.')).toBeVisible();
  for (const document of offer.documentos ?? []) await expect(card.getByText(document)).toBeVisible();
  const map = card.getByRole('link', { name: 'Ver no mapa' });
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-2\d\.\d+%2C-\d\d\.\d+$/,
  );
  await expect(map).toHaveAttribute('target', '_blank');
  await expectSoundInBothWidths(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Adicionar à agenda' }).click(),
  ]);
  const event = readEvent(await readFile(await download.path(), 'utf8'));
  const at = (time: string) => `${offer.data_inicio}T${time}:00`.replaceAll(/[-:]/g, '');
  expect(event).toMatchObject({
    SUMMARY: `Primeiro dia: ${title}`,
    DTSTART: at(offer.hora_inicio!),
    DTEND: at(offer.hora_fim!),
  });
  await expect(card).toContainText(event['LOCATION']!.split(', ')[0]!);
  await expect(card.getByText('Adicionar à agenda'), 'the page stays as it was').toBeVisible();
});

test('the course is handed on by what the device shares with, else by the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyAndPay(page);
  const button = page.getByRole('button', { name: 'Compartilhar o curso' });
  const url = new URL(course, page.url()).href;
  const copied = page.getByText('Link copiado');

  await shareBy(context, 'none');
  await page.reload();
  await button.click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Vou fazer o curso ${title}. ${url}`,
  );

  for (const sheet of ['sends', 'closed'] as const) {
    await shareBy(context, sheet);
    await page.reload();
    await page.evaluate(() => sessionStorage.removeItem('shared'));
    await button.click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('shared')))
      .toBe(JSON.stringify({ title, text: `Vou fazer o curso ${title}.`, url }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(copied).toHaveCount(0);
  }
});
