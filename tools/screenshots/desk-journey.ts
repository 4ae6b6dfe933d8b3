import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  listOffersWithSeats,
  listGrantOffers,
  type SeededOffer,
} from '../../tests/e2e/course/support/seeded-offers.ts';
import { askForGrant } from '../../tests/e2e/steps/grant.ts';
import { createAccount, fillPerson, openAccount, signIn } from '../../tests/e2e/steps/identification.ts';
import { untilHydrated } from '../../tests/e2e/steps/test.ts';
import { samplePdf } from '../../tests/support/documents/sample-documents.ts';
import { makePerson, toListLine, type Person } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const paid = listOffersWithSeats();
const longest = paid.reduce((one, other) => (other.title.length > one.title.length ? other : one));
const grant = listGrantOffers()[0]!;

const longName = 'Maximiliana Wolfgangsteinhausen de Albuquerque';
const company = 'Metalúrgica Wolfgangsteinhausen e Filhos Ltda';
const longText =
  'Procuramos um curso para duas turmas de quinze pessoas, à noite, com início depois das férias coletivas de janeiro.';
const finance = 'financeiro@vitrine.dev';
const supervisor = 'supervisor@vitrine.dev';

export async function walkDeskStates(camera: Camera): Promise<void> {
  await walkLeads(camera);
  await walkClaims(camera);
  await walkGrants(camera);
  await walkInvoices(camera);
  await walkRefusedRefund(camera);
  await walkSecondFactor(camera);
}

async function walkLeads({ open, take }: Camera): Promise<void> {
  const page = await open('/para-empresas');
  await page.getByRole('textbox', { name: 'Nome da empresa' }).fill(company);
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('11222333000181');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill(longName);
  await page.getByRole('textbox', { name: 'E-mail de trabalho' }).fill(makePerson().email);
  await page.getByRole('textbox', { name: 'Telefone com DDD' }).fill('47991230001');
  await page.getByRole('textbox', { name: 'Cidade' }).fill('Jaraguá do Sul');
  await page.getByRole('textbox', { name: 'Quantas pessoas' }).fill('25');
  await page.getByRole('textbox', { name: 'O que sua equipe precisa aprender' }).fill(longText);
  await page.getByLabel('Autorizo a Vitrine').check();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page.getByRole('heading', { name: 'Recebemos seu pedido' }).waitFor();
  await take(page, 'companies-sent');
  await visit(page, '/busca?titulo=zzzzqqqq&preco_min=9000000');
  await page.getByRole('main').getByRole('button', { name: 'Ligamos para você' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(longName);
  await dialog.getByLabel('Telefone').fill('47991230002');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await page
    .getByText(/Recebemos seu pedido|Ligamos|Vamos ligar/)
    .last()
    .waitFor();
  await take(page, 'callback-sent', { whole: false });
  await page.context().close();

  const desk = await open('/minhas-vendas/contatos', 'vendas@vitrine.dev');
  await desk.getByRole('button', { name: 'Atender' }).first().click();
  await desk.getByRole('button', { name: 'Devolver à lista' }).first().waitFor();
  await take(desk, 'leads-rows');
  await desk.context().close();
}

async function walkClaims({ open, take }: Camera): Promise<void> {
  const owner = { ...makePerson(), nome: longName };
  const squatter = await signUp(open, { ...makePerson(), cpf: owner.cpf });
  await squatter.context().close();
  const page = await open('/autenticacao?register');
  await createAccount(page, owner);
  await page.getByRole('alert').first().waitFor();
  await take(page, 'register-cpf-taken');
  await page.getByRole('link', { name: 'Este CPF é meu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Este CPF é meu' }).waitFor();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await take(page, 'cpf-claim-empty');
  await fillPerson(page, owner);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page.getByRole('heading', { level: 1, name: 'Recebemos seu pedido' }).waitFor();
  await take(page, 'cpf-claim-sent');
  await page.context().close();

  const desk = await open('/moderacao/cpf', supervisor);
  await desk
    .getByRole('button', { name: /^Aprovar/ })
    .first()
    .click();
  await take(desk, 'cpf-claims-rows');
  await desk.context().close();
}

async function walkGrants({ open, take }: Camera): Promise<void> {
  const path = `/inscricao/${grant.id_produto}/${grant.id_oferta}`;
  const page = await signUp(open, { ...makePerson(), nome: longName });
  await visit(page, path);
  await take(page, 'grant');
  await page.getByRole('button', { name: 'Pedir a bolsa' }).click();
  await take(page, 'grant-empty');
  await openGrant(page);
  await take(page, 'grant-asked');
  await page.getByRole('button', { name: 'Enviar documento' }).click();
  await page.getByText('Escolha o arquivo do documento.').waitFor();
  await take(page, 'grant-no-file');
  await page.getByLabel('Qual documento').selectOption('Comprovante de renda');
  const name = 'comprovante-de-renda-de-maximiliana-wolfgangsteinhausen-novembro-de-2026.pdf';
  await page.getByLabel('Arquivo').setInputFiles({ name, mimeType: 'application/pdf', buffer: samplePdf() });
  await page.getByRole('button', { name: 'Enviar documento' }).click();
  await page.getByRole('link', { name: 'comprovante' }).waitFor();
  await take(page, 'grant-document');

  const other = await signUp(open, makePerson());
  await visit(other, path);
  await openGrant(other);
  const desk = await open('/moderacao/bolsas', supervisor);
  await desk.getByRole('button', { name: 'Recusar' }).last().click();
  await take(desk, 'grants-rows');
  const item = desk.getByRole('article').last();
  await item.getByLabel('Motivo da recusa').fill('Não recebemos os documentos no prazo.');
  await item.getByRole('button', { name: 'Recusar' }).click();
  await desk.getByRole('article').nth(1).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Dar a bolsa' }).click();
  await desk.getByText(/^Pedido aceito/).waitFor();
  await take(desk, 'grants-done');
  await desk.context().close();
  await visit(page, path);
  await take(page, 'grant-given');
  await visit(other, path);
  await take(other, 'grant-refused');
  await other.context().close();
  await page.context().close();
}

async function openGrant(page: Page): Promise<void> {
  await askForGrant(page);
  await page.getByRole('heading', { level: 1, name: 'Sua inscrição' }).waitFor();
  await untilHydrated(page);
}

/** A company asks to pay in 30 days; once it has paid it may, and does. */
async function walkInvoices({ open, take }: Camera): Promise<void> {
  const page = await signUp(open, { ...makePerson(), nome: longName });
  const first = await orderSeats(page);
  await page.getByRole('button', { name: 'Pedir para pagar por fatura' }).click();
  await page.getByText(/^Pedido enviado ao financeiro/).waitFor();
  await take(page, 'company-invoice-asked');
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await take(page, 'company-pix');
  await actAtBank(page, await bankOf(page), 'Pagar', 'Pagamento enviado.');
  await page.getByRole('heading', { name: 'Vagas confirmadas' }).waitFor();
  await take(page, 'company-pix-paid');
  await visit(page, first);

  const desk = await open('/financeiro/empresas', finance);
  await desk
    .getByRole('button', { name: /^Permitir/ })
    .first()
    .click();
  await take(desk, 'finance-companies-empty');
  await desk.getByLabel('Limite de faturas').first().fill('50000');
  await desk
    .getByRole('button', { name: /^Permitir/ })
    .first()
    .click();
  await desk.getByText('Pode faturar').first().waitFor();
  await take(desk, 'finance-companies');

  await orderSeats(page);
  await page.getByText('Faturado em 30 dias').waitFor();
  await take(page, 'company-invoice-choice');
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByText('Faturado em 30 dias').click();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.getByText('Convite enviado').first().waitFor();
  await untilHydrated(page);
  await take(page, 'company-invoiced');
  const invoiced = page.url();
  await visit(desk, '/financeiro/faturas');
  await take(desk, 'finance-invoices');
  await desk.getByText('Foi paga por transferência').first().click();
  const received = desk.getByRole('button', { name: /^Recebemos / }).first();
  await received.click();
  await take(desk, 'finance-invoice-empty');
  await desk.getByLabel('Dia em que o dinheiro chegou').fill(calendarDay(new Date()));
  await desk.getByLabel('Como foi paga').fill('Transferência conferida no extrato.');
  await received.click();
  await received.waitFor({ state: 'detached' });
  await take(desk, 'finance-invoices-paid');
  await desk.context().close();
  await visit(page, invoiced);
  await take(page, 'company-invoice-paid');
  await page.context().close();
}

async function orderSeats(page: Page): Promise<string> {
  await visit(page, `/compra-empresa/${idsOf(longest)}`);
  await page.getByLabel('CNPJ').fill('12abc34501de35');
  await page.getByLabel('Nome da empresa').fill(company);
  await page.getByLabel('Quem vai estudar').fill(toListLine({ ...makePerson(), nome: longName }));
  await page.getByLabel('Quantas vagas').fill('3');
  await page.getByRole('button', { name: 'Reservar as vagas' }).click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await untilHydrated(page);
  return page.url();
}

async function walkRefusedRefund({ open, take }: Camera): Promise<void> {
  const page = await signUp(open, { ...makePerson(), nome: longName });
  await visit(page, `/checkout/${idsOf(longest)}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const purchase = page.url().replace('/pix/', '/minhas-compras/');
  const bank = await bankOf(page);
  await actAtBank(page, bank, 'Pagar', 'Pagamento enviado.');
  await actAtBank(page, bank, 'Recusar devolução', 'A conta de quem pagou não aceita mais devoluções.');
  await visit(page, purchase);
  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click();
  await page.getByText('Devolução não realizada').waitFor();
  await page.context().close();

  const desk = await open('/financeiro', finance);
  await desk
    .getByRole('button', { name: /^Marcar como resolvida/ })
    .first()
    .click();
  await take(desk, 'finance-rows');
  await desk.context().close();
}

async function walkSecondFactor({ open, take }: Camera): Promise<void> {
  const page = await open('/verificacao-em-duas-etapas', 'vendas@vitrine.dev');
  await take(page, 'second-factor-off');
  await page.getByLabel('Sua senha', { exact: true }).fill('Vitrine2026');
  await page.getByRole('button', { name: 'Começar' }).click();
  const key = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = (await key.textContent())!.replaceAll(' ', '');
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await take(page, 'second-factor-secret');
  const codeOf = (ahead: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });
  await page.getByLabel('Código', { exact: true }).fill(codeOf(0));
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await page.getByText('Guarde estes códigos de recuperação').waitFor();
  await take(page, 'second-factor-codes');
  await visit(page, '/verificacao-em-duas-etapas');
  await take(page, 'second-factor-on');
  await page.context().close();

  const again = await open('/autenticacao?redirect_to=/minhas-vendas');
  await signIn(again, 'vendas@vitrine.dev', 'Vitrine2026');
  await again.waitForURL(({ pathname }) => pathname === '/codigo-de-acesso');
  await untilHydrated(again);
  await take(again, 'access-code');
  await again.getByLabel('Código', { exact: true }).fill('000000');
  await again.getByRole('button', { name: 'Entrar' }).click();
  await again
    .getByText(/Código incorreto/)
    .first()
    .waitFor();
  await take(again, 'access-code-wrong');
  await again.context().close();
}

const idsOf = ({ offer }: SeededOffer) => `${offer.id_produto}-${offer.id_oferta}`;

async function signUp(open: Camera['open'], person: Person): Promise<Page> {
  const page = await open('/acessibilidade');
  await openAccount(page, person, new URL(page.url()).origin);
  return page;
}

const bankOf = async (page: Page) =>
  (await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href'))!;

async function actAtBank(page: Page, charge: string, action: string, said: string): Promise<void> {
  const bank = await page.context().newPage();
  await visit(bank, charge);
  await bank.getByRole('button', { name: action, exact: true }).click();
  await bank.getByText(said, { exact: true }).waitFor();
  await bank.close();
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}
