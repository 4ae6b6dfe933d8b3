import { expect } from '@playwright/test';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { test } from '../steps/test.ts';

const technical = listSeededOffers().find(
  ({ path, offer }) => path.startsWith('/cursos-tecnicos/') && isOpen(offer) && offer.tipo_oferta === 'PAGO',
)!.offer;
const checkout = `/checkout/${technical.id_produto}-${technical.id_oferta}`;

const student = { formulario: 'entrar', identificador: 'aluno@vitrine.dev', senha: 'Vitrine2026' };

// SHELL-15, PAGE-19, PURCHASE-18
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
