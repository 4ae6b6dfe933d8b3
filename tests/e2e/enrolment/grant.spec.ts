import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { sampleJpeg, samplePdf } from '../../support/documents/sample-documents.ts';
import { signedPdf } from '../../support/documents/hostile-pdfs.ts';
import { makePerson, type Person } from '../../support/person.ts';
import { listGrantOffers } from '../course/support/seeded-offers.ts';
import { askForGrant } from '../steps/grant.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const offer = listGrantOffers()[0]!;
const path = `/inscricao/${offer.id_produto}/${offer.id_oferta}`;

const others: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of others.splice(0)) await context.close();
});

async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  others.push(context);
  const page = await context.newPage();
  await openSession(page, 'supervisor@vitrine.dev');
  await page.goto('/moderacao/bolsas');
  await untilHydrated(page);
  return page;
}

async function fillGrant(page: Page): Promise<void> {
  await askForGrant(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sua inscrição' })).toBeVisible();
}

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Qual documento').selectOption('Comprovante de renda');
  await page.getByLabel('Arquivo').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Enviar documento' }).click();
}

async function askFor(page: Page, person: Person): Promise<string> {
  await openAccount(page, person);
  await page.goto(path);
  await fillGrant(page);
  await untilHydrated(page);
  return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];
}

test(
  'a grant is given and another one refused, each with its documents (ENROLMENT-13 to 18)',
  { tag: '@once' },
  async ({ page, browser }) => {
    const [ana, beto] = [makePerson(), makePerson()];
    await openAccount(page, ana);
    await page.goto(path);
    await page.getByRole('button', { name: 'Pedir a bolsa' }).click();
    await expect(page.getByText('Para continuar, leia e aceite a declaração de renda').first()).toBeVisible();
    await expectSoundInBothWidths(page);
    await fillGrant(page);
    await expect(page.getByText('Inscrição em análise')).toBeVisible();
    await untilHydrated(page);
    await send(page, 'foto.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
    await expect(page.getByText('Este arquivo não pode ser enviado.')).toBeVisible();
    await untilHydrated(page);
    await send(page, '../../holerite.exe', Buffer.concat([sampleJpeg(), Buffer.alloc(10_000_000, 1)]));
    await expect(page.getByRole('link', { name: 'holerite.jpg' })).toBeVisible();
    await untilHydrated(page);
    await send(page, 'aluguel.pdf', samplePdf('', 10_000_000));
    await expect(page.getByRole('link', { name: 'aluguel.pdf' })).toBeVisible();
    await untilHydrated(page);
    await send(page, 'IMG_0001.HEIC', Buffer.from('foto'));
    await expect(page.getByText('Fotos em HEIC não podem ser enviadas.')).toBeVisible();
    await send(page, 'assinado.pdf', signedPdf);
    await expect(page.getByRole('link', { name: 'assinado.pdf' })).toBeVisible();
    await expectSoundInBothWidths(page);
    await page.getByRole('button', { name: 'Retirar' }).first().click();
    await expect(page.getByRole('link', { name: 'holerite.jpg' })).toBeHidden();

    const context = await browser.newContext();
    others.push(context);
    const second = await context.newPage();
    const protocol = await askFor(second, beto);

    const desk = await openDesk(browser);
    const item = (person: Person) => desk.getByRole('article').filter({ hasText: person.nome });
    await expect(item(ana).getByText('R$ 600,12')).toBeVisible();
    await item(ana).getByText('Comprovante de renda: assinado.pdf').click();
    const drawn = item(ana).getByRole('img', { name: 'Comprovante de renda, página 1 de 1' });
    await expect.poll(() => drawn.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1754);
    await expectSoundInBothWidths(desk);
    const saved = desk.waitForEvent('download');
    await item(ana).getByRole('link', { name: 'Comprovante de renda: Baixar o original' }).click();
    expect((await saved).suggestedFilename()).toBe('assinado.pdf');
    await item(ana).getByRole('button', { name: 'Dar a bolsa' }).click();
    await expect(desk.getByText('Pedido aceito: a pessoa está matriculada')).toBeVisible();
    await expect(item(ana)).toBeHidden();
    await item(beto).getByLabel('Motivo da recusa').fill('Não recebemos os documentos no prazo.');
    await item(beto).getByRole('button', { name: 'Recusar' }).click();
    await expect(item(beto)).toBeHidden();

    await page.reload();
    await expect(page.getByText('Matrícula confirmada')).toBeVisible();
    await expectSoundInBothWidths(page);
    await second.reload();
    await expect(second.getByText(`A inscrição ${protocol} não foi aceita`)).toBeVisible();
    await expect(second.getByText('Não recebemos os documentos no prazo.')).toBeVisible();
    await expectSoundInBothWidths(second);
    await openMail(second, 'Sua inscrição não foi aceita', beto.email);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a grant is asked for, and a document sent and taken back', { tag: '@once' }, async ({ page }) => {
    const person = makePerson();
    await openAccount(page, person);
    await page.goto(path);
    await fillGrant(page);
    await send(page, 'foto.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await expect(page.getByText('Este arquivo não pode ser enviado.')).toBeVisible();
    await send(page, 'renda.pdf', samplePdf());
    await expect(page.getByRole('link', { name: 'renda.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('Nenhum documento enviado ainda.')).toBeVisible();
    await page.getByText('Desistir da inscrição').click();
    await page.getByRole('button', { name: 'Sim, quero desistir' }).click();
    await expect(page.getByText(/A inscrição .* terminou/)).toBeVisible();
  });
});
