import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { makePerson, toListLine } from '../../support/person.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const offer = () => listOffersWithSeats()[0]!.offer;

async function openFinance(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.78.1.3' };
  const context = await browser.newContext({ extraHTTPHeaders, locale: 'pt-BR', javaScriptEnabled });
  const page = await context.newPage();
  await openSession(page, 'financeiro@vitrine.dev');
  return page;
}

const itemOf = (page: Page, company: string): Locator =>
  page.getByRole('main').getByRole('article', { name: company });

async function orderSeats(page: Page, company: string): Promise<void> {
  await page.goto(`/compra-empresa/${offer().id_produto}-${offer().id_oferta}`);
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.getByLabel('Nome da empresa').fill(company);
  await page.getByLabel('Quem vai estudar').fill(toListLine(makePerson()));
  await page.getByLabel('Quantas vagas').fill('2');
  await page.getByRole('button', { name: 'Reservar as vagas' }).click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/, { timeout: 30_000 });
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

// COMPANY-8, COMPANY-9, COMPANY-11
test('a company asks for invoices, is allowed them, orders by one, and its transfer settles it', async ({
  page,
  browser,
}) => {
  // Two people in two browsers, and six pages looked at in both widths.
  test.slow();
  const buyer = makePerson();
  // A word that no line of a phone holds.
  const company = `Oficina Metalurgicahoffmannwolfeschlegelsteinhausenberger ${buyer.nome}`;
  await openAccount(page, buyer);
  await orderSeats(page, company);
  await page.getByRole('button', { name: 'Pedir para pagar por fatura' }).click();
  await expect(page.getByText(/^Pedido enviado ao financeiro em/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagar em 30 dias' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Faturado em 30 dias/ })).toHaveCount(0);
  await expectSoundInBothWidths(page);
  const purchase = page.url();
  await page.goto('/minhas-compras');
  await expectSoundInBothWidths(page);

  const finance = await openFinance(browser);
  await finance.goto('/financeiro/empresas');
  await untilHydrated(finance);
  const asking = itemOf(finance, company);
  await expect(asking).toContainText('Pede para faturar');
  await asking.locator('summary').click();
  await expectSoundInBothWidths(finance);
  await asking.getByLabel('Limite de faturas').fill('50.000');
  await asking.getByRole('button', { name: 'Permitir pagamento em 30 dias' }).click();
  await expect(asking).toContainText('Pode faturar');
  await expect(asking.getByText('Recusar o pedido')).toHaveCount(0);

  await openMail(page, 'Sua empresa já pode pagar em 30 dias', buyer.email);
  await page.goto(purchase);
  await page.getByRole('radio', { name: /Faturado em 30 dias/ }).check();
  await page.getByLabel('Li e aceito o contrato').check();
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await expect(page.getByText(/^Em aberto, vencimento em/)).toBeVisible();
  const seats = page.getByRole('list', { name: 'Vagas do pedido' });
  await expect(seats.getByText('Convite enviado')).toHaveCount(1);
  await expect(seats.getByRole('listitem')).toHaveCount(2);
  await expectSoundInBothWidths(page);

  await finance.goto('/financeiro/faturas');
  await untilHydrated(finance);
  const invoice = itemOf(finance, company);
  await invoice.getByText('Foi paga por transferência').click();
  await invoice.getByLabel('Dia em que o dinheiro chegou').fill(today());
  await invoice.getByLabel('Como foi paga').fill('TED conferida no extrato.');
  await expectSoundInBothWidths(finance);
  await invoice.getByRole('button', { name: /^Recebemos/ }).click();
  await expect(finance.getByText('Fatura marcada como paga')).toBeVisible();
  await expect(invoice).toHaveCount(0);

  // REFUND-12
  await finance.goto(`/financeiro/devolucoes/${purchase.split('/').at(-1)}`);
  await untilHydrated(finance);
  const refund = finance.getByRole('region', { name: 'Devolver' });
  await refund.getByLabel('Valor a devolver').fill('100,00');
  await refund.getByLabel('Vaga 2, sem nome').check();
  await refund.getByLabel('Encerrar').check();
  await refund.getByLabel('Motivo').fill('A empresa desistiu de uma vaga.');
  await refund.getByRole('button', { name: 'Devolver' }).click();
  await expect(refund.getByText(/desmarque as vagas, ou mantenha a matrícula/).first()).toBeVisible();
  await refund.getByLabel('Manter').check();
  await expectSoundInBothWidths(finance);
  await refund.getByRole('button', { name: 'Devolver' }).click();
  await expect(finance.getByText('Encerra a vaga 2; o pedido continua com as outras')).toBeVisible();
  await finance.context().close();

  await page.reload();
  await expect(page.getByText(/^Paga, vencimento em/)).toBeVisible();
  await expect(seats.getByText('Encerrada')).toHaveCount(1);
  await expectSoundInBothWidths(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // COMPANY-11
  test('a company asks for invoices and reads why they are refused', async ({ page, browser }) => {
    const buyer = makePerson();
    const company = `Padaria ${buyer.nome}`;
    await openAccount(page, buyer);
    await orderSeats(page, company);
    await page.getByRole('button', { name: 'Pedir para pagar por fatura' }).click();
    await expect(page.getByText(/^Pedido enviado ao financeiro em/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pedir para pagar por fatura' })).toHaveCount(0);

    const finance = await openFinance(browser, false);
    await finance.goto('/financeiro/empresas');
    const asking = itemOf(finance, company);
    await asking.locator('summary').click();
    await asking.getByLabel('Motivo da recusa').fill('Ainda não há compras da empresa.');
    await asking.getByRole('button', { name: 'Recusar o pedido' }).click();
    await expect(finance.getByText('Pedido recusado')).toBeVisible();
    await expect(asking).not.toContainText('Pede para faturar');
    await finance.context().close();

    await page.reload();
    await expect(page.getByText('Motivo: Ainda não há compras da empresa.')).toBeVisible();
    await expect(page.getByText(/^Sua empresa pode pedir de novo a partir de/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pedir para pagar por fatura' })).toHaveCount(0);
  });
});
