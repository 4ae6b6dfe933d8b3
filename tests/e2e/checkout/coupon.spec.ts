import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const technical = listSeededOffers().find(
  ({ path, offer }) => path.startsWith('/cursos-tecnicos/') && isOpen(offer) && offer.tipo_oferta === 'PAGO',
)!.offer;
const checkout = `/checkout/${technical.id_produto}-${technical.id_oferta}`;

const student = { formulario: 'entrar', identificador: 'aluno@vitrine.dev', senha: 'Vitrine2026' };

// SHELL-15, PAGE-19, PURCHASE-19
test('the coupon of the banner leads to what it discounts, and waits in the checkout', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.request.post('/autenticacao', { headers: { origin: baseURL! }, form: student });
  await page.goto('/perguntas-frequentes');
  await page
    .getByRole('complementary', { name: 'Promoção' })
    .getByRole('link', { name: 'Usar o cupom COMECE10' })
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/busca');
  expect(new URL(page.url()).searchParams.getAll('modalidade')).toEqual([
    'cursos-rapidos',
    'cursos-tecnicos',
  ]);
  await expect(page.getByText('Cupom COMECE10 guardado para a hora de pagar')).toBeVisible();

  await page.goto(checkout);
  await page.waitForURL(({ searchParams }) => searchParams.get('cupom') === 'COMECE10');
  await expect(page.getByText('Cupom aplicado:')).toBeVisible();
  // On a phone the summary is folded.
  if (!isMobile)
    await expect(page.getByText('Cupom COMECE10').filter({ visible: true }).first()).toBeAttached();
  await page.getByRole('link', { name: /COMECE10/ }).click();
  await expect(page.getByRole('textbox', { name: /^Cupom de desconto/ })).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByRole('textbox', { name: /^Cupom de desconto/ })).toHaveValue('');
});

// PAGE-19
test(
  'the coupon pressed before the page is interactive is said to be taken along, by the server',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    // Without its scripts the page stays as it came.
    await page.goto('/perguntas-frequentes', { waitUntil: 'commit' });
    const banner = page.getByRole('complementary', { name: 'Promoção' });
    await expect(banner.getByText('Guardado para a hora de pagar')).toHaveCount(0);
    await banner.getByRole('link', { name: 'Usar o cupom COMECE10' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/busca');
    await expect(banner.getByText('Guardado para a hora de pagar')).toBeVisible();
    await page.unroute('**/*.js');
    await page.reload();
    await untilHydrated(page);
    await expect(banner.getByText('Guardado para a hora de pagar')).toBeVisible();
  },
);

test(
  'a coupon that has run out or is for other courses says so in the checkout',
  { tag: '@once' },
  async ({ playwright, baseURL, extraHTTPHeaders }) => {
    for (const [code, says] of [
      ['INVERNO20', 'Este cupom venceu em'],
      ['NR15', 'Este cupom não vale para este curso.'],
      ['NADA', 'Não encontramos esse cupom.'],
    ] as const) {
      const request = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders });
      await request.post('/autenticacao', { headers: { origin: baseURL! }, form: student });
      const lists = await request.get(`/cupom/${code}`);
      expect(new URL(lists.url()).pathname, code).toBe('/promocoes');
      const response = await request.get(checkout);
      expect(new URL(response.url()).searchParams.get('cupom')).toBe(code);
      const text = await response.text();
      expect(text, code).toContain(says);
      // SHELL-19: the shop of the tests is reached by plain http.
      expect(text).not.toContain('Ambiente seguro');
      await request.dispose();
    }
  },
);

/** In cents, as the page of a Pix says it. */
const priceOf = async (page: Page) =>
  Number(
    (
      await page
        .getByText(/^R\$\s[\d.]+,\d\d$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  );

// PURCHASE-23
test(
  'a coupon after the seat is held makes it cheaper, and how to pay is chosen again',
  { tag: '@once' },
  async ({ page }) => {
    await openAccount(page, makePerson());
    await page.goto(checkout);
    await page.getByLabel('Li e aceito o contrato').check();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    const pix = page.url();
    await untilHydrated(page);
    const before = await priceOf(page);
    await page.getByRole('link', { name: 'Ver os detalhes da compra' }).click();
    const box = page.getByRole('region', { name: 'Cupom de desconto' });
    await box.getByLabel('Código do cupom').fill('nada');
    await box.getByRole('button', { name: 'Usar cupom' }).click();
    await expect(box.getByLabel('Código do cupom')).toHaveAccessibleDescription(
      /^Não encontramos esse cupom/,
    );
    await expect(box.getByLabel('Código do cupom')).toHaveValue('nada');
    await box.getByLabel('Código do cupom').fill('comece10');
    await box.getByRole('button', { name: 'Usar cupom' }).click();
    await expect(box.getByText(/^Com o cupom COMECE10 a compra custa R\$/)).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await page.waitForURL(pix);
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await priceOf(page)).toBe(Math.round(before * 0.9));
  },
);

test(
  'a coupon that the school makes counts at the checkout, until the school ends it',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/cupons');
    await page.getByRole('link', { name: 'Novo cupom' }).click();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Criar cupom' }).click();
    await expect(page.getByRole('textbox', { name: 'Código' })).toHaveAccessibleDescription(/obrigatório/);
    await page.getByLabel('Código').fill('volta15');
    await page.getByLabel('O que as pessoas leem').fill('15% na volta às aulas');
    await page.getByLabel('Desconto em %').fill('15');
    await page.getByLabel('Primeiro dia').fill(calendarDay(new Date()));
    await page.getByLabel('Último dia').fill(calendarDay(new Date()));
    await page.getByRole('button', { name: 'Criar cupom' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupom VOLTA15');
    await expect(page.getByText('0 usos, nenhuma venda paga')).toBeVisible();
    await expectSoundPage(page);

    const context = await browser.newContext({ baseURL: baseURL! });
    const says = async () => {
      const { request } = context;
      await request.post('/autenticacao', { headers: { origin: baseURL! }, form: student });
      return (await request.get(`${checkout}?cupom=VOLTA15`)).text();
    };
    expect(await says()).toContain('Cupom aplicado:');
    await page.getByRole('button', { name: 'Encerrar cupom' }).click();
    await expect(page.getByText('Encerrado', { exact: true })).toBeVisible();
    expect(await says()).toContain('Este cupom venceu em');
    await context.close();

    await page.goto('/gestao/registro?objeto=cupom%20volta15');
    await expect(page.getByText('Encerrou um cupom: cupom VOLTA15')).toBeVisible();
    await expectSoundPage(page);
    const file = await page.request.get('/gestao/registro/registro.csv?objeto=cupom%20volta15');
    expect(await file.text()).toContain(';Criou um cupom;cupom VOLTA15;');
  },
);
