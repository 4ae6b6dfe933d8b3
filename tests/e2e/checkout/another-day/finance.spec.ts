import { expect, type Browser, type Page } from '@playwright/test';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { makePerson } from '../../../support/person.ts';
import { findFreePort } from '../../../support/ports.ts';
import { startShop, type Shop } from '../../../support/shop.ts';
import { isOpen, listSeededOffers } from '../../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../../steps/identification.ts';
import { expectSoundInBothWidths } from '../../steps/page-checks.ts';
import { test, untilHydrated } from '../../steps/test.ts';

const { offer } = listSeededOffers().find(
  (seeded) =>
    isOpen(seeded.offer) &&
    (seeded.offer.vagas_disponiveis ?? 0) > 5 &&
    (seeded.offer.idade_minima ?? 0) <= 18,
)!;

// One shop serves them all.
test.describe.configure({ mode: 'default' });

let shop: Shop;
let backendUrl: string;
let webhookSecret: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  backendUrl = `http://127.0.0.1:${port}`;
  shop = await startShop({
    env: { BACKEND_PORT: String(port) },
    change: async (data) => {
      const { rows } = await data.query<{ segredo_aviso: string }>(
        'SELECT segredo_aviso FROM simulated_bank_state',
      );
      webhookSecret = rows[0]!.segredo_aviso;
      await data.query(`UPDATE purchases SET empresa = '{"cnpj":"11.222.333/0001-81","razao_social":"Metalúrgica Hoffmann"}'
        WHERE codigo = (SELECT codigo FROM purchases WHERE estado = 'MATRICULADA' ORDER BY codigo LIMIT 1)`);
      await data.query(`INSERT INTO invoice_terms SELECT id_pessoa, '11222333000181', 500000, 1, now()
        FROM purchases WHERE empresa IS NOT NULL`);
      // The administrator's sessions look as if they had been opened an hour ago.
      await data.exec(`CREATE FUNCTION open_long_ago() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          NEW.confirmada_em = NEW.criada_em - interval '1 hour'; RETURN NEW; END $$;
        CREATE TRIGGER open_long_ago BEFORE INSERT ON session_families FOR EACH ROW
          WHEN (NEW.id_login = ${adminLogin}) EXECUTE FUNCTION open_long_ago()`);
    },
  });
});
test.afterAll(async () => shop?.stop());

const adminLogin = seededLogins.findIndex(({ tipoLogin }) => tipoLogin === 'ADMIN') + 1;

async function enter(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'pt-BR', ...options });
  return context.newPage();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

async function pay(browser: Browser): Promise<{ page: Page; purchase: string }> {
  const page = await enter(browser);
  await openAccount(page, makePerson(), shop.url);
  await open(page, `/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const purchase = page.url().slice(-26);
  const bank = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  await open(page, bank!);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Pagamento enviado.')).toBeVisible();
  return { page, purchase };
}

async function leaveWithoutRefund(browser: Browser): Promise<string> {
  const { page, purchase } = await pay(browser);
  await page.getByRole('button', { name: 'Recusar devolução' }).click();
  await expect(page.getByText('A conta de quem pagou não aceita mais devoluções.')).toBeVisible();
  await open(page, `/minhas-compras/${purchase}`);
  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click();
  await expect(page.getByText('Devolução não realizada')).toBeVisible();
  await page.context().close();
  return purchase;
}

async function enterAsSecondPerson(browser: Browser): Promise<Page> {
  const plain = await enter(browser, { javaScriptEnabled: false });
  await openSession(plain, 'admin@vitrine.dev', undefined, shop.url);
  await plain.goto('/confirmar-acesso');
  await plain.getByLabel('Sua senha', { exact: true }).fill('Vitrine2026');
  await plain.getByRole('button', { name: 'Confirmar com a senha' }).click();
  await expect(plain.getByText('Confirmado. Volte à aba em que você estava')).toBeVisible();
  return plain;
}

async function tellOfUnknownPayment(): Promise<void> {
  const pix = [
    {
      endToEndId: `E${'9'.repeat(31)}`,
      txid: 'd'.repeat(32),
      valor: '77.10',
      horario: new Date().toISOString(),
    },
  ];
  const { status } = await fetch(`${backendUrl}/api/webhook/pix`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-token': webhookSecret },
    body: JSON.stringify({ pix }),
  });
  expect(status).toBe(200);
}

// LEDGER-9, LEDGER-11
test('finance settles an unknown payment with a note, and a refused refund with a receipt and a second person @once', async ({
  browser,
}) => {
  await tellOfUnknownPayment();
  const purchase = await leaveWithoutRefund(browser);
  const page = await enter(browser);
  await openSession(page, 'financeiro@vitrine.dev', undefined, shop.url);
  const matters = page.getByRole('main').getByRole('article');
  const unknown = matters.filter({
    has: page.getByRole('heading', { name: 'Pagamento sem cobrança conhecida' }),
  });
  const refused = matters.filter({ hasText: purchase });
  await open(page, '/financeiro');
  await expect(unknown, 'within five minutes it may still find its charge').toHaveCount(0);
  await expect(refused).toHaveCount(1);

  await open(page, '/banco-simulado');
  await page.getByLabel('Adiantar').selectOption('29 minutos');
  await page.getByRole('button', { name: 'Adiantar o relógio' }).click();
  await open(page, '/financeiro');
  await expect(page.getByText('2 pendências aguardam')).toBeVisible();
  await expect(unknown).toContainText('77,10');
  await expect(refused).toContainText('O banco não devolveu o dinheiro.');
  await expectSoundInBothWidths(page);

  await unknown.getByRole('button', { name: /^Marcar como resolvida/ }).click();
  await expect(unknown.getByLabel('O que foi feito')).toBeFocused();
  await expect(unknown.getByLabel('O que foi feito')).toHaveAccessibleDescription(/obrigatório/);
  await expectSoundInBothWidths(page);
  await unknown.getByLabel('O que foi feito').fill('Devolvido pelo banco.');
  await unknown.getByRole('button', { name: /^Marcar como resolvida/ }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('1 pendência aguarda')).toBeVisible();

  await refused.getByText('Registrar o comprovante').click();
  await refused.getByRole('button', { name: 'Registrar comprovante' }).click();
  await expect(refused.getByLabel('Número do comprovante')).toBeFocused();
  await refused.getByLabel('Número do comprovante').fill('E00416968202611231200ABCDEF12345');
  await refused.getByLabel('Dia em que o dinheiro saiu').fill(calendarDay(new Date()));
  await refused.getByLabel('Como foi feita').fill('Pix da conta da escola.');
  await expectSoundInBothWidths(page);
  await refused.getByRole('button', { name: 'Registrar comprovante' }).click();
  await expect(refused).toContainText('Você registrou este comprovante');
  await expectSoundInBothWidths(page);

  const plain = await enterAsSecondPerson(browser);
  await plain.goto('/financeiro');
  await plain.getByRole('button', { name: /^Recusar/ }).click();
  await expect(plain.getByLabel('O que não confere')).toHaveAccessibleDescription(/obrigatório/);
  await plain.getByRole('button', { name: /^Está no extrato/ }).click();
  await expect(plain.getByText('Nenhuma pendência')).toBeVisible();
  await plain.context().close();
  await page.reload();
  await expect(page.getByText('Nenhuma pendência')).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.context().close();
});

// REFUND-12
test('finance gives a part of a purchase back, and most of the rest once a second person approves @once', async ({
  browser,
}) => {
  const { page: buyer, purchase } = await pay(browser);
  const page = await enter(browser);
  await openSession(page, 'financeiro@vitrine.dev', undefined, shop.url);
  await open(page, '/financeiro/devolucoes?compra=nenhuma');
  await expect(page.getByLabel('Código da compra')).toHaveAccessibleDescription(/Nenhuma compra/);
  await expectSoundInBothWidths(page);
  await page.getByLabel('Código da compra').fill(purchase);
  await page.getByRole('button', { name: 'Abrir compra' }).click();
  await page.waitForURL(`**/financeiro/devolucoes/${purchase}`);
  await untilHydrated(page);
  const form = page.getByRole('region', { name: 'Devolver' });
  await form.getByRole('button', { name: 'Devolver' }).click();
  await expect(form.getByLabel('Valor a devolver')).toBeFocused();
  await form.getByLabel('Valor a devolver').fill('10,00');
  await form.getByLabel('Manter').check();
  await form.getByLabel('Motivo').fill('Material que não foi entregue.');
  await expectSoundInBothWidths(page);
  await form.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText('Pedidos da equipe')).toBeVisible();
  await expect(form.getByLabel('Valor a devolver')).toHaveValue('');
  await open(buyer, `/minhas-compras/${purchase}`);
  await expect(buyer.getByText('Material que não foi entregue.').first()).toBeVisible();

  const storageState = await page.context().storageState();
  const plain = await enter(browser, { storageState, javaScriptEnabled: false });
  await plain.goto(`/financeiro/devolucoes/${purchase}`);
  await plain.getByLabel('Valor a devolver').fill('600');
  await plain.getByLabel('Encerrar').check();
  await plain.getByLabel('Motivo').fill('Mudança de cidade.');
  await plain.getByRole('button', { name: 'Devolver' }).click();
  await expect(plain.getByText('falta a aprovação de outra pessoa')).toBeVisible();
  await plain.context().close();

  const second = await enterAsSecondPerson(browser);
  await second.goto('/financeiro/devolucoes');
  await second.getByRole('button', { name: /^Aprovar e devolver/ }).click();
  await expect(second.getByText('Devolução aprovada e pedida ao banco')).toBeVisible();
  await second.context().close();
  await page.reload();
  await expect(page.getByText('Aprovada por')).toBeVisible();
  await expectSoundInBothWidths(page);
  await buyer.reload();
  await expect(buyer.getByText('Mudança de cidade.').first()).toBeVisible();
  await page.context().close();
  await buyer.context().close();
});

// SESSION-19
test('who has been signed in for long confirms in another tab and sends again what was typed @once', async ({
  browser,
}) => {
  const page = await enter(browser);
  await openSession(page, 'admin@vitrine.dev', undefined, shop.url);
  await open(page, '/financeiro/empresas');
  const company = page.getByRole('article', { name: 'Metalúrgica Hoffmann' });
  await company.getByLabel('Limite de faturas em aberto, em reais').fill('7300');
  await company.getByRole('button', { name: /^Mudar o limite/ }).click();
  await expect(company.getByRole('alert')).toContainText(
    'Por segurança, confirme que é você e envie de novo.',
  );
  await expectSoundInBothWidths(page);
  const opened = page.context().waitForEvent('page');
  await company.getByRole('link', { name: /^Confirmar que sou eu/ }).click();
  const tab = await opened;
  await untilHydrated(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Confirme que é você');
  await expectSoundInBothWidths(tab);
  await tab.getByLabel('Sua senha', { exact: true }).fill('Errada2026');
  await tab.getByRole('button', { name: 'Confirmar com a senha' }).click();
  await expect(tab.getByLabel('Sua senha', { exact: true })).toHaveAccessibleDescription('Senha incorreta.');
  await tab.getByLabel('Sua senha', { exact: true }).fill('Vitrine2026');
  await tab.getByRole('button', { name: 'Confirmar com a senha' }).click();
  await expect(tab.getByText('Confirmado. Volte à aba em que você estava')).toBeVisible();
  await tab.close();
  await expect(company.getByLabel('Limite de faturas em aberto, em reais')).toHaveValue('7300');
  await company.getByRole('button', { name: /^Mudar o limite/ }).click();
  await expect(company.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/7\.300/)).toBeVisible();

  const plain = await enter(browser, { javaScriptEnabled: false });
  await openSession(plain, 'admin@vitrine.dev', undefined, shop.url);
  await plain.goto('/financeiro/empresas');
  await plain.getByLabel('Limite de faturas em aberto, em reais').fill('8100');
  await plain.getByRole('button', { name: /^Mudar o limite/ }).click();
  await expect(plain.getByRole('link', { name: /^Confirmar que sou eu/ }).first()).toBeVisible();
  await plain.goto('/confirmar-acesso');
  await plain.getByLabel('Sua senha', { exact: true }).fill('Vitrine2026');
  await plain.getByRole('button', { name: 'Confirmar com a senha' }).click();
  await expect(plain.getByText('Confirmado. Volte à aba em que você estava')).toBeVisible();
  await plain.context().close();
  await page.context().close();
});

// COMPANY-8
test('to take a permission back that could not be sent, and to try again, takes it back @once', async ({
  browser,
}) => {
  const page = await enter(browser);
  await openSession(page, 'financeiro@vitrine.dev', undefined, shop.url);
  await open(page, '/financeiro/empresas');
  const company = page.getByRole('article', { name: 'Metalúrgica Hoffmann' });
  await expect(company).toContainText('Pode faturar');

  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await company.getByRole('button', { name: /^Não permitir mais/ }).click();
  await expect(company.getByRole('alert')).toBeVisible();
  await page.unroute('**/_serverFn/**');
  await company.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Permissão de faturar retirada')).toBeVisible();
  await expect(company).toContainText('Paga antes: não pode faturar');
  await expect(company.getByText('Pode faturar', { exact: true })).toHaveCount(0);
  await page.context().close();
});
