import type { Page } from '@playwright/test';
import { addDays } from '#/domain/time/dates.ts';
import {
  listOffersWithSeats,
  listFreeOffers,
  type SeededOffer,
} from '../../tests/e2e/course/support/seeded-offers.ts';
import { createAccount, fillPerson, openAccount } from '../../tests/e2e/steps/identification.ts';
import { followMail, openMail } from '../../tests/e2e/steps/mailbox.ts';
import { untilHydrated } from '../../tests/e2e/steps/test.ts';
import { ApiClient } from '../../tests/support/backend/api-client.ts';
import { makePerson, type Person } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const paid = listOffersWithSeats();
const longest = paid.reduce((one, other) => (other.title.length > one.title.length ? other : one));
const another = paid.find(({ offer }) => offer.id_produto !== longest.offer.id_produto)!;

const longName = 'Maximiliana Wolfgangsteinhausen de Albuquerque';
const company = 'Metalúrgica Wolfgangsteinhausen e Filhos Ltda';
const seller = 'vendas@vitrine.dev';

export async function walkAssistedStates({ open, take }: Camera): Promise<void> {
  const student = { ...makePerson(), nome: longName };
  const page = await open(`/compra-assistida/${idsOf(longest)}`, seller);
  await take(page, 'assisted-desk');
  await page.getByLabel('CPF', { exact: true }).fill(student.cpf);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByRole('heading', { name: 'Aluno novo' }).waitFor();
  const make = page.getByRole('button', { name: 'Criar o link' });
  await make.click();
  await take(page, 'assisted-desk-empty');
  await fillPerson(page, student);
  await page.getByLabel('Desconto em %').fill('15');
  await make.click();
  await take(page, 'assisted-desk-reason');
  await page.getByLabel('Motivo do desconto').fill('Segunda matrícula da família');
  await make.click();
  await page.waitForURL(/\/minhas-vendas\/\d+$/);
  const proposal = page.url();
  await take(page, 'sale-waits-for-approval');

  const supervisor = await open('/minhas-vendas', 'supervisor@vitrine.dev');
  await take(supervisor, 'sales-to-approve');
  await visit(supervisor, proposal);
  await take(supervisor, 'sale-to-approve');
  await supervisor.getByRole('button', { name: 'Aprovar e enviar o link' }).click();
  await supervisor.getByRole('heading', { name: 'Link do aluno' }).waitFor();
  await supervisor.context().close();

  await visit(page, proposal);
  await take(page, 'sale-with-link');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const theirs = await open('/acessibilidade');
  await visit(theirs, link);
  await take(theirs, 'assisted-link');
  await theirs.getByRole('link', { name: 'Criar meu acesso' }).click();
  const send = theirs.getByRole('button', { name: /^Enviar código para/ });
  await send.waitFor();
  await take(theirs, 'assisted-login');
  await send.click();
  await theirs.getByText(/^Código enviado para/).waitFor();
  await theirs.getByRole('button', { name: 'Criar acesso e continuar' }).click();
  await take(theirs, 'assisted-login-empty');
  await openMail(page, 'Seu código para criar o acesso', student.email);
  await take(page, 'mail-login-code');
  const code = await page
    .frameLocator('iframe')
    .getByText(/^\d{6}$/)
    .innerText();
  await theirs.getByLabel('Código de 6 números').fill(code);
  await theirs.getByLabel('Senha', { exact: true }).fill(student.senha);
  await theirs.getByLabel('Li e aceito os termos').check();
  await theirs.getByRole('button', { name: 'Criar acesso e continuar' }).click();
  await theirs.waitForURL(link);
  await untilHydrated(theirs);
  await take(theirs, 'assisted-confirm');
  await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
  await theirs.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await theirs.getByRole('heading', { name: 'Atendimento' }).waitFor();
  await take(theirs, 'assisted-purchase');
  await payWithPix(theirs);
  await theirs.context().close();
  await visit(page, proposal);
  await take(page, 'sale-enrolled');
  await visit(page, '/minhas-vendas');
  await take(page, 'sales-with-sale');
  await visit(page, '/minhas-vendas/contatos');
  await take(page, 'leads');
  await visit(page, '/iniciar-matricula-assistida');
  await take(page, 'assisted-enrolment-course');
  await visit(page, `/iniciar-matricula-assistida?turma=${idsOf(another)}`);
  await take(page, 'assisted-enrolment');
  await page.context().close();
}

export async function walkEnrolmentStates({ open, take }: Camera): Promise<void> {
  const [free] = listFreeOffers();
  const page = await signUp(open, { ...makePerson(), nome: longName });
  await visit(page, `/inscricao/${free!.id_produto}/${free!.id_oferta}`);
  await take(page, 'enrolment');
  const send = page.getByRole('button', { name: 'Fazer minha inscrição' });
  await send.click();
  await take(page, 'enrolment-empty');
  const schooling = page.getByLabel('Confirmo que tenho a escolaridade pedida');
  if ((await schooling.count()) > 0) await schooling.check();
  await page.getByLabel('Li e aceito a declaração').check();
  await send.click();
  await page.getByRole('heading', { level: 1, name: 'Sua inscrição' }).waitFor();
  await take(page, 'enrolment-done');
  await visit(page, '/minhas-compras');
  await take(page, 'purchases-with-enrolment');
  await page.getByRole('link', { name: /Ver a inscrição/ }).click();
  await page.getByText('Desistir da inscrição').click();
  await page.getByRole('button', { name: 'Sim, quero desistir' }).waitFor();
  await take(page, 'enrolment-give-up');
  await page.getByRole('button', { name: 'Sim, quero desistir' }).click();
  await page.getByText(/A inscrição .* terminou/).waitFor();
  await take(page, 'enrolment-given-up');
  await page.context().close();
}

export async function walkCompanyStates({ open, take }: Camera): Promise<void> {
  const people = Array.from({ length: 4 }, makePerson).map((person) => ({ ...person, nome: longName }));
  const lines = people.map(({ nome, cpf, nascimento, email }) => [nome, cpf, nascimento, email].join(';'));
  const page = await signUp(open, { ...makePerson(), nome: longName });
  await visit(page, `/compra-empresa/${idsOf(longest)}`);
  await take(page, 'company-order');
  const send = page.getByRole('button', { name: 'Reservar as vagas' });
  await send.click();
  await take(page, 'company-order-empty');
  await page.getByLabel('CNPJ').fill('12abc34501de35');
  await page.getByLabel('Nome da empresa').fill(company);
  await page.getByLabel('Quem vai estudar').fill([...lines, lines[0], 'Ana;1;2;3'].join('\n'));
  await send.click();
  await page.getByRole('heading', { name: /linhas com problema$/ }).waitFor();
  await take(page, 'company-order-wrong-lines');
  await page.getByLabel('Quem vai estudar').fill(lines.join('\n'));
  await page.getByLabel('Quantas vagas').fill('5');
  await send.click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await untilHydrated(page);
  const purchase = page.url();
  await take(page, 'company-purchase');
  await payWithPix(page);
  await visit(page, purchase);
  await page.getByText('Convite enviado').first().waitFor();
  await take(page, 'company-purchase-paid');

  const theirs = await open('/acessibilidade');
  const student = people[0]!;
  await openMail(theirs, `${company} reservou uma vaga para você`, student.email);
  await take(theirs, 'mail-company-seat');
  await followMail(theirs, 'Ver e aceitar a vaga');
  await theirs.getByRole('heading', { name: 'Uma vaga para você' }).waitFor();
  await take(theirs, 'company-seat-link');
  const link = theirs.url();
  await theirs.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(theirs, student);
  await theirs.waitForURL(link);
  await untilHydrated(theirs);
  const accept = theirs.getByRole('button', { name: 'Aceitar a vaga' });
  await accept.click();
  await take(theirs, 'company-seat-empty');
  await theirs.getByLabel('Li e aceito o contrato').check();
  await accept.click();
  await theirs.getByRole('heading', { name: 'A vaga é sua' }).waitFor();
  await take(theirs, 'company-seat-taken');
  await theirs.context().close();
  await visit(page, '/minhas-compras');
  await take(page, 'purchases-of-company');
  await page.context().close();
}

export async function walkNewAcceptance({ open, take }: Camera, backend: string): Promise<void> {
  const buyers = [];
  for (const nome of [longName, 'Rita Moraes']) {
    const page = await signUp(open, { ...makePerson(), nome });
    await visit(page, `/checkout/${idsOf(another)}`);
    await page.getByLabel('Li e aceito o contrato').check();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
    buyers.push({ page, codigo: new URL(page.url()).pathname.split('/').at(-1)! });
    await payAtBank(page);
  }
  const admin = new ApiClient(backend);
  await admin.post('/api/login', { identificador: 'admin@vitrine.dev', senha: 'Vitrine2026' });
  const { data_inicio, data_fim, id_oferta } = another.offer;
  const moved = await admin.post(`/api/oferta/${id_oferta}/alterar`, {
    data_inicio: addDays(data_inicio, 14),
    data_fim: addDays(data_fim, 14),
  });
  if (moved.status !== 200) throw new Error(`The class was not moved: ${moved.status}`);
  for (const [index, { page, codigo }] of buyers.entries()) {
    const isFirst = index === 0;
    await visit(page, `/minhas-compras/${codigo}`);
    if (isFirst) await take(page, 'purchase-to-accept-anew');
    await visit(page, `/compra/novo-aceite?compra=${codigo}`);
    if (isFirst) await take(page, 'new-acceptance');
    await page.getByRole('button', { name: isFirst ? 'Aceitar e continuar' : refusal }).click();
    if (isFirst) {
      await take(page, 'new-acceptance-empty');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
    } else {
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await take(page, 'dialog-refuse-change', { whole: false });
      await dialog.getByRole('button', { name: refusal }).click();
    }
    await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
    await untilHydrated(page);
    await take(page, isFirst ? 'purchase-accepted-anew' : 'purchase-change-refused');
    await page.context().close();
  }
}

const refusal = 'Não aceito, quero o dinheiro de volta';
const idsOf = ({ offer }: SeededOffer) => `${offer.id_produto}-${offer.id_oferta}`;

async function signUp(open: Camera['open'], person: Person): Promise<Page> {
  const page = await open('/acessibilidade');
  await openAccount(page, person, new URL(page.url()).origin);
  return page;
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

async function payWithPix(page: Page): Promise<void> {
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await payAtBank(page);
}

async function payAtBank(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  const bank = await page.context().newPage();
  await visit(bank, address!);
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click();
  await bank.getByText('Pagamento enviado.').waitFor();
  await bank.close();
  await page
    .getByRole('heading', { name: /^(Matrícula|Vagas) confirmadas?$/ })
    .first()
    .waitFor();
}
