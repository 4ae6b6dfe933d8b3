import { expect, type Locator, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../../support/person.ts';
import { listGrantOffers, listOffersWithSeats } from '../../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../../steps/identification.ts';
import { openByRequest, postForm } from '../../steps/post-form.ts';

const productOffer = (age?: number) => {
  const { id_produto, id_oferta } = listOffersWithSeats(age)[0]!.offer;
  return `${id_produto}-${id_oferta}`;
};

/** Made by the first test of a worker that needs it: no test of forms finishes what its form is about. */
function once<Made>(make: (page: Page) => Promise<Made>): (page: Page) => Promise<Made> {
  let made: Promise<Made> | undefined;
  return (page) => (made ??= make(page));
}

/** A purchase that was given up, and whose money couldn't go back. */
const failedRefund = once(async (page) => {
  const buyer = makePerson();
  await openAccount(page, buyer);
  const { html, url } = await postForm(page, `/checkout/${productOffer()}`, 'compra', { contrato: 'on' });
  const purchase = url.replace('/pix/', '/minhas-compras/');
  const [bank] = /\/banco-simulado\/[^"]+/.exec(html)!;
  for (const acao of ['pagar', 'recusar-devolucao']) await postForm(page, bank, 'cobranca', { acao });
  await postForm(page, purchase, 'desistir', { confirmado: 'sim' });
  return { buyer, purchase, code: purchase.slice(-26) };
});

async function openRefundTarget(page: Page): Promise<void> {
  const { buyer, purchase } = await failedRefund(page);
  await openSession(page, buyer.email, buyer.senha);
  await page.goto(purchase);
}

export async function openRefundKey(page: Page): Promise<Locator> {
  await openRefundTarget(page);
  return page.getByRole('form', { name: 'Receber por Pix' });
}

export async function openRefundAccount(page: Page): Promise<Locator> {
  await openRefundTarget(page);
  await page.getByText('Prefiro receber em uma conta bancária').click();
  return page.getByRole('form', { name: 'Receber em conta bancária' });
}

async function openFold(page: Page, path: string, text: string, fold: string): Promise<Locator> {
  await openSession(page, 'financeiro@vitrine.dev');
  await page.goto(path);
  const item = page.getByRole('main').getByRole('article').filter({ hasText: text });
  await item.getByText(fold, { exact: true }).click();
  return item;
}

export async function openReceipt(page: Page): Promise<Locator> {
  const { code } = await failedRefund(page);
  return openFold(page, '/financeiro', code, 'Registrar o comprovante');
}

async function askForInvoice(page: Page): Promise<{ buyer: Person; company: string; purchase: string }> {
  const buyer = makePerson();
  const company = `Padaria ${buyer.nome} ${buyer.cpf}`;
  await openAccount(page, buyer);
  const { url } = await postForm(page, `/compra-empresa/${productOffer()}`, 'pedido', {
    cnpj: '12.ABC.345/01DE-35',
    razao_social: company,
    vagas: '2',
  });
  await postForm(page, url, 'pedir-fatura');
  return { buyer, company, purchase: url };
}

const askedInvoice = once(askForInvoice);

export async function openInvoiceRefusal(page: Page): Promise<Locator> {
  const { company } = await askedInvoice(page);
  return openFold(page, '/financeiro/empresas', company, 'Recusar o pedido');
}

const openInvoice = once(async (page) => {
  const { buyer, company, purchase } = await askForInvoice(page);
  await openSession(page, 'financeiro@vitrine.dev');
  const limit = { limite: '50.000', acao: 'permitir' };
  await postForm(page, '/financeiro/empresas', 'limite-da-fatura', limit, company);
  await openSession(page, buyer.email, buyer.senha);
  await postForm(page, purchase, 'continuar', { forma: 'fatura', contrato: 'on' });
  return company;
});

export async function openTransfer(page: Page): Promise<Locator> {
  const company = await openInvoice(page);
  return openFold(page, '/financeiro/faturas', company, 'Foi paga por transferência');
}

const askedGrant = once(async (page) => {
  const student = makePerson();
  const { id_produto, id_oferta } = listGrantOffers()[1]!;
  const path = `/inscricao/${id_produto}/${id_oferta}`;
  await openAccount(page, student);
  await postForm(page, path, 'inscricao', {
    familiar: '2.400,50',
    moradores: '4',
    'renda-declaracao': 'on',
    declaracao: 'on',
    escolaridade: 'on',
  });
  return { student, path };
});

export async function openDocuments(page: Page): Promise<Locator> {
  const { student, path } = await askedGrant(page);
  await openSession(page, student.email, student.senha);
  await page.goto(path);
  return page.getByRole('region', { name: 'Documentos' });
}

export async function openGrantDecision(page: Page): Promise<Locator> {
  const { student } = await askedGrant(page);
  await openSession(page, 'supervisor@vitrine.dev');
  await page.goto('/moderacao/bolsas');
  const shownCpf = `***${student.cpf.slice(3, 11)}-**`;
  return page.getByRole('main').getByRole('article').filter({ hasText: shownCpf });
}

const waitingForGuardian = once(async (page) => {
  const [student, guardian] = [makePerson(), makePerson()];
  student.nascimento = `01/02/${new Date().getFullYear() - 16}`;
  await openAccount(page, student);
  const { url } = await postForm(page, `/checkout/${productOffer(16)}`, 'compra', {
    'responsavel-nome': guardian.nome,
    'responsavel-parentesco': 'MAE',
    'responsavel-cpf': guardian.cpf,
    'responsavel-telefone': guardian.telefone,
    'responsavel-email': guardian.email,
  });
  return { student, purchase: url };
});

export async function openChangeOfGuardian(page: Page): Promise<Locator> {
  const { student, purchase } = await waitingForGuardian(page);
  await openSession(page, student.email, student.senha);
  await page.goto(purchase);
  await page.getByText('Trocar o responsável', { exact: true }).first().click();
  return page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Trocar o responsável', exact: true }) });
}

const newLogin = once(async (page) => {
  await openSession(page, 'vendas@vitrine.dev');
  const student = makePerson();
  const desk = `/compra-assistida/${productOffer()}`;
  const found = await postForm(page, desk, 'procurar-aluno', { cpf: student.cpf });
  const [dia, mes, ano] = student.nascimento.split('/') as [string, string, string];
  const { nome, telefone, email } = student;
  const { html } = await postForm(page, found, 'criar-link', { nome, dia, mes, ano, telefone, email });
  const [link] = /\/compra-assistida\/[\d-]+\?link=[\w-]+/.exec(html)!;
  await page.context().clearCookies();
  const shown = await openByRequest(page, link);
  return /\/compra-assistida\/criar-login\?[^"]+/.exec(shown.html)![0].replaceAll('&amp;', '&');
});

export async function openMailedCode(page: Page): Promise<Locator> {
  const login = await newLogin(page);
  await page.context().clearCookies();
  await page.goto(login);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie seu acesso');
  return page.getByRole('main');
}

/** The account of a seller, which no other journey gives a second factor. */
export async function openFirstCode(page: Page): Promise<Locator> {
  await openSession(page, 'vendas@vitrine.dev');
  const path = '/verificacao-em-duas-etapas';
  const { html } = await openByRequest(page, path);
  if (html.includes('value="comecar"')) await postForm(page, path, 'comecar', { senha: 'Vitrine2026' });
  await page.goto(path);
  return page.getByRole('main');
}
