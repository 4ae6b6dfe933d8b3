import { expect, type Locator, type Page } from '@playwright/test';
import { HOUSEHOLD_MESSAGE, INCOME_MESSAGE } from '#/domain/enrolment/income-declaration.ts';
import { AMOUNT_MESSAGE } from '#/domain/text/amount-text.ts';
import { INVOICE_LIMIT_MESSAGE } from '#/domain/company/invoice.ts';
import { requiredFieldMessage } from '#/domain/text/required.ts';
import { makePerson } from '../../support/person.ts';
import { listFreeOffers, listGrantOffers, listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { openMail } from '../steps/mailbox.ts';
import {
  openChangeOfGuardian,
  openDocuments,
  openFirstCode,
  openGrantDecision,
  openInvoiceRefusal,
  openMailedCode,
  openReceipt,
  openRefundAccount,
  openRefundKey,
  openTransfer,
} from './support/prepared-forms.ts';

interface ControlAttributes {
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  inputmode?: 'email' | 'tel' | 'numeric' | 'decimal';
  autocapitalize?: 'none' | 'words' | 'characters';
  enterkeyhint?: 'go' | 'done' | 'send';
}

export interface ShopForm {
  name: string;
  open: (page: Page) => Promise<Locator>;
  /** It comes up by the page's script only, so that it needs it. */
  scripted?: boolean;
  empty?: (form: Locator) => Promise<void>;
  button: string | RegExp;
  controls: Readonly<Record<string, ControlAttributes>>;
  whenEmpty: readonly (readonly [control: string, message: string | RegExp])[];
  focused?: string;
  /** Left out where nothing wrong can be typed. */
  wrong?: readonly [control: string, typed: string, message: string | RegExp, corrected: string];
}

const required = 'Este campo é obrigatório.';
const phoneRequired = 'Este campo é obrigatório';
const tooShort = 'Escreva o motivo, com 10 letras ou mais';
const nameRules = /^Como está no seu documento Regras desse campo:/;
const whole = /^Como está no seu documento Este campo é obrigatório\.$/;

const email = { type: 'email', autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' } as const;
const phone = { type: 'text', autocomplete: 'tel-national', inputmode: 'tel' } as const;
const password = { type: 'password', autocapitalize: 'none' } as const;
const oneTimeCode = { type: 'text', autocomplete: 'one-time-code', autocapitalize: 'characters' } as const;
const wrongCode = 'Digite os 6 números do aplicativo, ou um código de recuperação.';
const cpf = { type: 'text', autocomplete: 'off', inputmode: 'numeric' } as const;
const person = {
  'Nome completo': { autocomplete: 'name', autocapitalize: 'words' },
  CPF: cpf,
  Dia: { autocomplete: 'bday-day', inputmode: 'numeric' },
  Mês: { autocomplete: 'bday-month', inputmode: 'numeric' },
  Ano: { autocomplete: 'bday-year', inputmode: 'numeric' },
  'Telefone com DDD': phone,
  'E-mail': email,
} as const;

const endingWith = (message: string) => new RegExp(`${message.replaceAll(/[.$()]/g, String.raw`\$&`)}$`);

async function openSignedIn(page: Page, path: string, who = 'aluno@vitrine.dev'): Promise<void> {
  await openSession(page, who);
  await page.goto(path);
}

async function openSection(page: Page, name: string): Promise<Locator> {
  await openSignedIn(page, '/minha-conta');
  return page.getByRole('region', { name, exact: true });
}

async function openCheckout(page: Page): Promise<Locator> {
  const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
  await openSignedIn(page, `/checkout/${id_produto}-${id_oferta}`);
  return page.locator('form[data-draft]');
}

async function openQuestions(page: Page): Promise<Locator> {
  await openSignedIn(page, listOffersWithSeats()[0]!.path);
  return page.locator('#perguntas');
}

/** A company's order of two seats, without names. */
async function openSeats(page: Page): Promise<Locator> {
  const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
  await openAccount(page, makePerson());
  await page.goto(`/compra-empresa/${id_produto}-${id_oferta}`);
  await page.getByLabel('CNPJ', { exact: true }).fill('12ABC34501DE35');
  await page.getByLabel('Nome da empresa').fill('Metalúrgica Hoffmann Ltda');
  await page.getByLabel('Quantas vagas (opcional)').fill('2');
  await page.getByRole('button', { name: 'Reservar as vagas' }).click();
  const seats = page.getByRole('region', { name: 'Vagas', exact: true });
  await expect(seats).toBeVisible();
  return seats;
}

/** The page of a link that was mailed. */
async function openNewPassword(page: Page): Promise<Locator> {
  const owner = makePerson();
  await openAccount(page, owner);
  await page.goto('/esqueceu-sua-senha');
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(owner.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await openMail(page, 'Crie uma nova senha', owner.email);
  const link = page.frameLocator('iframe').locator('a[href*="/trocasenha/"]').first();
  await page.goto((await link.getAttribute('href'))!);
  return page.getByRole('main');
}

async function clear(form: Locator, labels: readonly string[]): Promise<void> {
  for (const label of labels) await form.getByLabel(label, { exact: true }).fill('');
}

export const shopForms: readonly ShopForm[] = [
  {
    name: 'sign in',
    open: async (page) => {
      await page.goto('/autenticacao');
      return page.getByRole('main');
    },
    button: 'Entrar',
    controls: {
      'CPF, e-mail ou nome de usuário': { autocomplete: 'username', autocapitalize: 'none' },
      Senha: { ...password, autocomplete: 'current-password', enterkeyhint: 'go' },
    },
    whenEmpty: [
      ['CPF, e-mail ou nome de usuário', required],
      ['Senha', required],
    ],
    wrong: [
      'CPF, e-mail ou nome de usuário',
      'ana@exemplo',
      'Este formato está inválido.',
      'ana@exemplo.com.br',
    ],
  },
  {
    name: 'create account',
    open: async (page) => {
      await page.goto('/autenticacao?register');
      return page.getByRole('main');
    },
    button: 'Criar conta',
    controls: { ...person, Senha: { ...password, autocomplete: 'new-password' } },
    whenEmpty: [
      ['Nome completo', whole],
      ['CPF', required],
      ['Dia', required],
      ['Mês', required],
      ['Ano', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', required],
      ['Senha', /^Este campo é obrigatório\./],
    ],
    wrong: ['Nome completo', 'ana', nameRules, 'Ana Lima'],
  },
  {
    name: 'CPF claim',
    open: async (page) => {
      await page.goto('/este-cpf-e-meu');
      return page.getByRole('main');
    },
    button: 'Enviar pedido',
    controls: person,
    whenEmpty: [
      ['Nome completo', whole],
      ['CPF', required],
      ['Dia', required],
      ['Mês', required],
      ['Ano', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', required],
    ],
    wrong: ['Nome completo', 'ana', nameRules, 'Ana Lima'],
  },
  {
    name: 'forgotten password',
    open: async (page) => {
      await page.goto('/esqueceu-sua-senha');
      return page.getByRole('main');
    },
    button: 'Enviar link',
    controls: { 'CPF, e-mail ou nome de usuário': { autocomplete: 'username', autocapitalize: 'none' } },
    whenEmpty: [['CPF, e-mail ou nome de usuário', required]],
    wrong: ['CPF, e-mail ou nome de usuário', '529.982.247-26', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'phone',
    open: async (page) => {
      await openSignedIn(page, '/cadastrar-telefone', 'aluno.sem.telefone@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Salvar e continuar',
    controls: { 'Telefone com DDD': { ...phone, enterkeyhint: 'done' } },
    whenEmpty: [['Telefone com DDD', phoneRequired]],
    wrong: ['Telefone com DDD', '4899123', 'Informe um telefone válido', '48991234567'],
  },
  {
    name: 'change e-mail',
    open: async (page) => {
      await openSignedIn(page, '/alterar-email');
      return page.getByRole('main');
    },
    button: 'Enviar confirmação',
    controls: {
      'Novo e-mail': email,
      'Sua senha': { ...password, autocomplete: 'current-password', enterkeyhint: 'done' },
    },
    whenEmpty: [
      ['Novo e-mail', required],
      ['Sua senha', required],
    ],
    wrong: ['Novo e-mail', 'ana@', 'Informe um e-mail válido', 'ana@exemplo.com.br'],
  },
  {
    name: 'newsletter',
    open: async (page) => {
      await page.goto('/newsletter');
      return page.getByRole('main');
    },
    button: 'Assinar',
    controls: { 'Seu e-mail': { ...email, enterkeyhint: 'send' } },
    whenEmpty: [['Seu e-mail', required]],
    wrong: ['Seu e-mail', 'ana', 'Informe um e-mail válido', 'ana@exemplo.com.br'],
  },
  {
    name: 'company lead',
    open: async (page) => {
      await page.goto('/para-empresas');
      return page.getByRole('main');
    },
    button: 'Enviar pedido',
    controls: {
      'Nome da empresa': { autocomplete: 'organization' },
      CNPJ: { autocomplete: 'off', autocapitalize: 'characters' },
      'Nome completo': { autocomplete: 'name', autocapitalize: 'words' },
      'E-mail de trabalho': email,
      'Telefone com DDD': phone,
      Cidade: { autocomplete: 'address-level2' },
      'Quantas pessoas vão aprender': { autocomplete: 'off', inputmode: 'numeric' },
    },
    whenEmpty: [
      ['Nome da empresa', required],
      ['CNPJ', required],
      ['Nome completo', required],
      ['E-mail de trabalho', required],
      ['Telefone com DDD', phoneRequired],
      ['Cidade', required],
      ['Quantas pessoas vão aprender', required],
    ],
    wrong: ['CNPJ', '11222333000180', 'CNPJ inválido.', '11222333000181'],
  },
  {
    name: 'company order',
    open: async (page) => {
      const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
      await openSignedIn(page, `/compra-empresa/${id_produto}-${id_oferta}`);
      return page.getByRole('main');
    },
    button: 'Reservar as vagas',
    controls: {
      CNPJ: { autocomplete: 'off', autocapitalize: 'characters' },
      'Nome da empresa': { autocomplete: 'organization' },
      'Quantas vagas (opcional)': { autocomplete: 'off', inputmode: 'numeric' },
    },
    whenEmpty: [
      ['CNPJ', required],
      ['Nome da empresa', required],
    ],
    wrong: ['CNPJ', '11222333000180', 'CNPJ inválido.', '11222333000181'],
  },
  {
    name: 'student of an assisted purchase',
    open: async (page) => {
      const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
      await openSignedIn(page, `/compra-assistida/${id_produto}-${id_oferta}`, 'vendas@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Procurar',
    controls: { CPF: cpf },
    whenEmpty: [['CPF', required]],
    wrong: ['CPF', '52998224726', 'CPF inválido.', '52998224725'],
  },
  {
    name: 'refund desk',
    open: async (page) => {
      await openSession(page, 'aluno@vitrine.dev');
      const purchases = await (await page.request.get('/minhas-compras')).text();
      const [, code] = /\/minhas-compras\/([0-9A-Z]{26})[^]*?Matrícula confirmada/.exec(purchases)!;
      await openSignedIn(page, `/financeiro/devolucoes/${code}`, 'financeiro@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Devolver',
    controls: { 'Valor a devolver': { type: 'text', autocomplete: 'off', inputmode: 'decimal' } },
    whenEmpty: [
      ['Valor a devolver', endingWith(AMOUNT_MESSAGE)],
      ['Motivo', endingWith(required)],
    ],
    wrong: ['Valor a devolver', 'nada', endingWith(AMOUNT_MESSAGE), '10,00'],
  },
  {
    name: 'callback',
    scripted: true,
    open: async (page) => {
      await page.goto('/busca?titulo=zzzzqqqq');
      await page.getByRole('main').getByRole('button', { name: 'Ligamos para você' }).click();
      return page.getByRole('dialog', { name: 'Ligamos para você' });
    },
    button: 'Enviar',
    controls: {
      Nome: { autocomplete: 'name', autocapitalize: 'words' },
      Telefone: { ...phone, enterkeyhint: 'send' },
    },
    whenEmpty: [
      ['Nome', 'Informe um Nome válido'],
      ['Telefone', 'Informe um Telefone válido'],
    ],
    wrong: ['Telefone', '2099123', 'Informe um Telefone válido', '+55 48 99123-4567'],
  },
  {
    name: 'grant',
    open: async (page) => {
      const [offer] = listGrantOffers();
      await openSignedIn(page, `/inscricao/${offer!.id_produto}/${offer!.id_oferta}`);
      return page.getByRole('main');
    },
    button: 'Pedir a bolsa',
    controls: {
      'Renda da casa por mês, em reais': { type: 'text', autocomplete: 'off', inputmode: 'decimal' },
      'Pessoas na casa': { type: 'text', autocomplete: 'off', inputmode: 'numeric' },
    },
    whenEmpty: [
      ['Renda da casa por mês, em reais', endingWith(INCOME_MESSAGE)],
      ['Pessoas na casa', endingWith(HOUSEHOLD_MESSAGE)],
    ],
    // On its long page the summary says what is missing and leads there.
    focused: 'Confira os campos abaixo',
    wrong: ['Pessoas na casa', '0', endingWith(HOUSEHOLD_MESSAGE), '4'],
  },
  {
    name: 'personal data',
    open: (page) => openSection(page, 'Dados pessoais'),
    empty: (form) => clear(form, ['Nome completo', 'Dia', 'Mês', 'Ano']),
    button: 'Salvar dados',
    controls: {
      'Nome completo': { autocomplete: 'name', autocapitalize: 'words' },
      Dia: { autocomplete: 'bday-day', inputmode: 'numeric' },
      Mês: { autocomplete: 'bday-month', inputmode: 'numeric' },
      Ano: { autocomplete: 'bday-year', inputmode: 'numeric' },
      'Título de eleitor (opcional)': { autocomplete: 'off', inputmode: 'numeric' },
      'RENACH (opcional)': { autocomplete: 'off', autocapitalize: 'characters' },
    },
    whenEmpty: [
      ['Nome completo', whole],
      ['Dia', required],
      ['Mês', required],
      ['Ano', required],
    ],
    wrong: ['Título de eleitor (opcional)', '123', 'Este campo está incompleto.', '123456789012'],
  },
  {
    name: 'address',
    open: (page) => openSection(page, 'Endereço'),
    empty: async (form) => {
      await clear(form, ['CEP', 'Rua ou avenida', 'Número', 'Bairro', 'Cidade']);
      await form.getByLabel('Estado', { exact: true }).selectOption('');
    },
    button: 'Salvar endereço',
    controls: {
      CEP: { autocomplete: 'postal-code', inputmode: 'numeric' },
      'Rua ou avenida': { autocomplete: 'address-line1' },
      Número: { autocomplete: 'off' },
      'Complemento (opcional)': { autocomplete: 'address-line2' },
      Bairro: { autocomplete: 'address-level3' },
      Cidade: { autocomplete: 'address-level2' },
      Estado: { autocomplete: 'address-level1' },
    },
    whenEmpty: [
      ['CEP', required],
      ['Rua ou avenida', required],
      ['Número', required],
      ['Bairro', required],
      ['Cidade', required],
      ['Estado', required],
    ],
    wrong: ['CEP', '89010', 'Este campo está incompleto.', '89010-000'],
  },
  {
    name: 'phones',
    open: (page) => openSection(page, 'Telefone'),
    empty: (form) => clear(form, ['Telefone principal com DDD']),
    button: 'Salvar telefone',
    controls: {
      'Telefone principal com DDD': phone,
      'Outro telefone (opcional)': { ...phone, autocomplete: 'off' },
      'Sua senha': { ...password, autocomplete: 'current-password' },
    },
    whenEmpty: [
      ['Telefone principal com DDD', phoneRequired],
      ['Sua senha', required],
    ],
    wrong: ['Outro telefone (opcional)', '123', 'Informe um telefone válido', '0 47 3322-1100'],
  },
  {
    name: 'guardian',
    scripted: true,
    open: async (page) => {
      const section = await openSection(page, 'Responsáveis');
      await section.getByRole('button', { name: 'Adicionar responsável' }).click();
      return section;
    },
    empty: (form) => form.getByLabel('E-mail', { exact: true }).fill('ana@'),
    button: 'Salvar responsáveis',
    controls: {
      'Nome completo': { autocomplete: 'off', autocapitalize: 'words' },
      CPF: cpf,
      'Telefone com DDD': { ...phone, autocomplete: 'off' },
      'E-mail': { ...email, autocomplete: 'off' },
    },
    whenEmpty: [
      ['Nome completo', required],
      ['CPF', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', 'Informe um e-mail válido'],
    ],
    wrong: ['CPF', '52998224726', 'CPF inválido.', '52998224725'],
  },
  {
    name: 'change password',
    open: (page) => openSection(page, 'E-mail e senha'),
    button: 'Trocar senha',
    controls: {
      'Senha atual': { ...password, autocomplete: 'current-password' },
      'Nova senha': { ...password, autocomplete: 'new-password' },
    },
    whenEmpty: [
      ['Senha atual', required],
      ['Nova senha', /^Este campo é obrigatório\./],
    ],
    wrong: ['Nova senha', 'curta', /^Senha não segue as regras abaixo\./, 'Vitrine2026'],
  },
  {
    name: 'question',
    open: openQuestions,
    button: 'Enviar pergunta',
    controls: {},
    whenEmpty: [['Sua pergunta', required]],
    wrong: ['Sua pergunta', 'Por que?', 'Este campo está incompleto.', 'Há aula aos sábados?'],
  },
  {
    name: 'checkout',
    open: openCheckout,
    empty: (form) => clear(form, Object.keys(person)),
    button: /^Pagar .* com Pix$/,
    controls: person,
    whenEmpty: [
      ['Nome completo', whole],
      ['CPF', required],
      ['Dia', required],
      ['Mês', required],
      ['Ano', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', required],
    ],
    // On its long page the summary says what is missing and leads there.
    focused: 'Confira os campos abaixo',
    wrong: ['CPF', '52998224726', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'new password',
    open: openNewPassword,
    button: 'Salvar nova senha',
    controls: { 'Nova senha': { ...password, autocomplete: 'new-password' } },
    whenEmpty: [['Nova senha', /^Este campo é obrigatório\./]],
    wrong: ['Nova senha', 'curta', /^Senha não segue as regras abaixo\./, 'Vitrine2027'],
  },
  {
    name: 'student of a company’s seat',
    open: openSeats,
    button: 'Indicar para a vaga',
    controls: {
      'Nome completo': { autocomplete: 'off', autocapitalize: 'words' },
      CPF: cpf,
      'Data de nascimento': { autocomplete: 'off', inputmode: 'numeric' },
      'E-mail': { ...email, autocomplete: 'off' },
    },
    whenEmpty: [
      ['Nome completo', required],
      ['CPF', required],
      ['Data de nascimento', required],
      ['E-mail', required],
    ],
    wrong: ['CPF', '52998224726', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'answer to a question',
    open: async (page) => {
      await openSignedIn(page, '/moderacao/perguntas', 'admin@vitrine.dev');
      return page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByLabel('Resposta') })
        .first();
    },
    button: /^Publicar resposta a /,
    controls: {},
    whenEmpty: [['Resposta', endingWith(required)]],
    wrong: ['Resposta', 'Sim.', /Este campo está incompleto\.$/, 'Sim, há aulas aos sábados.'],
  },
  {
    name: 'invitation to the team',
    open: async (page) => {
      await openSignedIn(page, '/gestao/equipe', 'admin@vitrine.dev');
      return page.getByRole('region', { name: 'Convidar alguém' });
    },
    button: 'Enviar convite',
    controls: { 'E-mail da pessoa': { ...email, autocomplete: 'off' } },
    whenEmpty: [['E-mail da pessoa', endingWith(required)]],
    wrong: ['E-mail da pessoa', 'ana@', endingWith('Informe um e-mail válido'), 'ana@exemplo.com.br'],
  },
  {
    name: 'second factor',
    open: async (page) => {
      await openSignedIn(page, '/verificacao-em-duas-etapas', 'admin@vitrine.dev');
      return page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Desligar a verificação desta pessoa' }) });
    },
    button: 'Desligar a verificação desta pessoa',
    controls: {
      'E-mail com que a pessoa entra': { ...email, autocomplete: 'off' },
      'Sua senha': { ...password, autocomplete: 'current-password' },
    },
    whenEmpty: [
      ['E-mail com que a pessoa entra', required],
      ['Sua senha', required],
    ],
    wrong: ['E-mail com que a pessoa entra', 'ana@', 'Informe um e-mail válido', 'ana@exemplo.com.br'],
  },
  {
    name: 'unit',
    open: async (page) => {
      await openSignedIn(page, '/gestao/unidades/nova', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Cadastrar unidade',
    controls: {
      'Nome da unidade': { autocomplete: 'off' },
      Endereço: { autocomplete: 'off' },
      Cidade: { autocomplete: 'off' },
      CEP: { autocomplete: 'off', inputmode: 'numeric' },
      'Telefone (opcional)': { autocomplete: 'off', inputmode: 'tel' },
    },
    whenEmpty: ['Nome da unidade', 'Endereço', 'Cidade', 'CEP'].map(
      (label) => [label, endingWith(requiredFieldMessage(label))] as const,
    ),
    wrong: ['CEP', '89010', 'Este campo está incompleto.', '89010-000'],
  },
  {
    name: 'teacher',
    open: async (page) => {
      await openSignedIn(page, '/gestao/professores/novo', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Cadastrar professor',
    controls: {
      Nome: { autocomplete: 'off' },
      'Endereço da página (opcional)': { autocomplete: 'off', autocapitalize: 'none' },
    },
    whenEmpty: [['Nome', endingWith(requiredFieldMessage('Nome'))]],
    wrong: [
      'Endereço da página (opcional)',
      'Ana Souza',
      endingWith('Use letras minúsculas sem acentos, números e hifens, como ana-souza.'),
      'ana-souza',
    ],
  },
  {
    name: 'programme',
    open: async (page) => {
      await openSignedIn(page, '/gestao/programas/novo', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Criar programa',
    controls: {
      'Nome do programa': { autocomplete: 'off' },
      'Endereço da página (opcional)': { autocomplete: 'off', autocapitalize: 'none' },
      'Cursos do programa': { autocomplete: 'off' },
    },
    whenEmpty: [
      ...['Nome do programa', 'Resumo'].map(
        (label) => [label, endingWith(requiredFieldMessage(label))] as const,
      ),
      ['Cursos do programa', endingWith('Escolha de 2 a 10 cursos, na ordem em que são feitos.')],
    ],
    focused: 'Confira os campos abaixo',
    wrong: [
      'Endereço da página (opcional)',
      'Gestão Industrial',
      endingWith('Use letras minúsculas sem acentos, números e hifens, como gestao-industrial.'),
      'gestao-industrial',
    ],
  },
  {
    name: 'request about personal data',
    open: (page) => openSection(page, 'Privacidade'),
    button: 'Enviar pedido',
    controls: {},
    whenEmpty: ['O que você pede', 'Seu pedido'].map(
      (label) => [label, endingWith(requiredFieldMessage(label))] as const,
    ),
    wrong: ['Seu pedido', 'Corrija', 'Este campo está incompleto.', 'Corrijam o meu sobrenome.'],
  },
  {
    name: 'request about personal data that came by phone',
    open: async (page) => {
      await openSignedIn(page, '/gestao/solicitacoes/nova', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Registrar',
    controls: {
      'Nome da pessoa': { autocomplete: 'off', autocapitalize: 'words' },
      'E-mail da pessoa (opcional)': { ...email, autocomplete: 'off' },
    },
    whenEmpty: ['O que a pessoa pede', 'Como o pedido chegou', 'Nome da pessoa', 'O pedido'].map(
      (label) => [label, endingWith(requiredFieldMessage(label))] as const,
    ),
    focused: 'Confira os campos abaixo',
    wrong: [
      'E-mail da pessoa (opcional)',
      'ana@',
      endingWith('Informe um e-mail válido'),
      'ana@exemplo.com.br',
    ],
  },
  {
    name: 'text of a mail',
    open: async (page) => {
      await openSignedIn(page, '/gestao/emails/boas-vindas', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Salvar texto',
    controls: { Assunto: { autocomplete: 'off' } },
    // Nothing is required: an empty text is the shop's.
    empty: (form) => form.getByLabel('Assunto', { exact: true }).fill('x'.repeat(121)),
    whenEmpty: [['Assunto', endingWith('Este campo deve ter no máximo 120 caracteres')]],
    wrong: ['Abertura', 'x'.repeat(2001), endingWith('Este campo deve ter no máximo 2000 caracteres'), 'Oi.'],
  },
  {
    name: 'frequent question',
    open: async (page) => {
      await openSignedIn(page, '/gestao/conteudo/perguntas/nova', 'admin@vitrine.dev');
      await page.getByLabel('Seção').fill('');
      return page.getByRole('main');
    },
    button: 'Criar pergunta',
    controls: {
      Seção: { autocomplete: 'off' },
      Pergunta: { autocomplete: 'off' },
      Posição: { autocomplete: 'off', inputmode: 'numeric' },
    },
    whenEmpty: ['Seção', 'Pergunta', 'Resposta'].map(
      (label) => [label, endingWith(requiredFieldMessage(label))] as const,
    ),
    focused: 'Confira os campos abaixo',
    wrong: ['Posição', '0', endingWith('Informe um número de 1 a 9999.'), '30'],
  },
  {
    name: 'redirects',
    open: async (page) => {
      await openSignedIn(page, '/gestao/redirecionamentos', 'admin@vitrine.dev');
      return page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Criar redirecionamentos' }) });
    },
    button: 'Criar redirecionamentos',
    controls: { 'Endereços antigos e novos': { autocomplete: 'off' } },
    whenEmpty: [['Endereços antigos e novos', endingWith(requiredFieldMessage('Endereços antigos e novos'))]],
  },
  {
    name: 'machine key',
    open: async (page) => {
      await openSignedIn(page, '/gestao/chaves', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Criar chave',
    controls: { 'Nome do sistema': { autocomplete: 'off' } },
    whenEmpty: [['Nome do sistema', endingWith(requiredFieldMessage('Nome do sistema'))]],
  },
  {
    name: 'course',
    open: async (page) => {
      await openSignedIn(page, '/gestao/cursos/novo', 'admin@vitrine.dev');
      return page.getByRole('main');
    },
    button: 'Criar curso',
    controls: {
      'Nome do curso': { autocomplete: 'off' },
      'Carga horária': { autocomplete: 'off', inputmode: 'numeric' },
      'Duração em meses': { autocomplete: 'off', inputmode: 'numeric' },
      'Preço cheio em reais': { autocomplete: 'off', inputmode: 'decimal' },
    },
    whenEmpty: [
      'Nome do curso',
      'Modalidade',
      'Área',
      'Tipo',
      'Apresentação',
      'O que a pessoa vai saber fazer',
      'Módulos',
      'Carga horária',
      'Duração em meses',
      'Público',
      'Certificado',
      'Preço cheio em reais',
    ].map((label) => [label, endingWith(requiredFieldMessage(label))] as const),
    focused: 'Confira os campos abaixo',
    wrong: ['Preço cheio em reais', 'mil', endingWith(AMOUNT_MESSAGE), '1.200,00'],
  },
  {
    name: 'code of the second factor',
    open: async (page) => {
      await page.goto('/codigo-de-acesso');
      return page.getByRole('main');
    },
    button: 'Entrar',
    controls: { Código: { ...oneTimeCode, enterkeyhint: 'go' } },
    whenEmpty: [['Código', endingWith(required)]],
    wrong: ['Código', '12345', endingWith(wrongCode), '123 456'],
  },
  {
    name: 'first code of a second factor',
    open: openFirstCode,
    button: 'Ligar a verificação',
    controls: { Código: oneTimeCode },
    whenEmpty: [['Código', endingWith(required)]],
    wrong: ['Código', '12345', endingWith(wrongCode), '123 456'],
  },
  {
    name: 'login made with a mailed code',
    open: openMailedCode,
    button: 'Criar acesso e continuar',
    controls: {
      'Código de 6 números': { type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' },
      Senha: { ...password, autocomplete: 'new-password' },
    },
    whenEmpty: [
      ['Código de 6 números', required],
      ['Senha', /^Este campo é obrigatório\./],
    ],
    wrong: ['Código de 6 números', '12345', 'Digite os 6 números do código.', '123 456'],
  },
  {
    name: 'free enrolment',
    open: async (page) => {
      const [offer] = listFreeOffers();
      await openSignedIn(page, `/inscricao/${offer!.id_produto}/${offer!.id_oferta}`);
      return page.getByRole('main');
    },
    empty: (form) => clear(form, Object.keys(person)),
    button: 'Fazer minha inscrição',
    controls: person,
    whenEmpty: [
      ['Nome completo', whole],
      ['CPF', required],
      ['Dia', required],
      ['Mês', required],
      ['Ano', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', required],
    ],
    focused: 'Confira os campos abaixo',
    wrong: ['CPF', '52998224726', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'documents',
    open: openDocuments,
    button: 'Enviar documento',
    controls: {},
    whenEmpty: [['Arquivo', endingWith('Escolha o arquivo do documento.')]],
  },
  {
    name: 'decision on a grant',
    open: openGrantDecision,
    button: /^Recusar o pedido de /,
    controls: {},
    whenEmpty: [['Motivo da recusa', endingWith(required)]],
    wrong: ['Motivo da recusa', 'Não.', endingWith(tooShort), 'Faltou a renda.'],
  },
  {
    name: 'other guardian of a purchase',
    open: openChangeOfGuardian,
    button: 'Trocar o responsável',
    controls: {
      'Nome completo do responsável': { autocomplete: 'off', autocapitalize: 'words' },
      Parentesco: { autocomplete: 'off' },
      CPF: cpf,
      'Telefone com DDD': { ...phone, autocomplete: 'off' },
      'E-mail': { ...email, autocomplete: 'off' },
    },
    whenEmpty: [
      ['Nome completo do responsável', required],
      ['Parentesco', required],
      ['CPF', required],
      ['Telefone com DDD', phoneRequired],
      ['E-mail', required],
    ],
    wrong: ['CPF', '529.982.247-26', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'Pix key of a refund',
    open: openRefundKey,
    button: 'Receber a devolução',
    controls: { 'Chave Pix': { type: 'text', autocomplete: 'off', autocapitalize: 'none' } },
    whenEmpty: [['Chave Pix', requiredFieldMessage('Chave Pix')]],
    wrong: ['Chave Pix', '52998224726', 'CPF inválido.', '529.982.247-25'],
  },
  {
    name: 'account of a refund',
    open: openRefundAccount,
    button: 'Receber a devolução',
    controls: {
      'Código do banco': { autocomplete: 'off', inputmode: 'numeric' },
      Agência: { autocomplete: 'off', autocapitalize: 'characters' },
      'Conta com dígito': { autocomplete: 'off', autocapitalize: 'characters' },
      CPF: cpf,
    },
    whenEmpty: ['Código do banco', 'Agência', 'Conta com dígito', 'CPF'].map(
      (label) => [label, endingWith(requiredFieldMessage(label))] as const,
    ),
    wrong: ['Conta com dígito', '123456', /como 12345-6\.$/, '12345-x'],
  },
  {
    name: 'receipt of a refund',
    open: openReceipt,
    button: 'Registrar comprovante',
    controls: {
      'Número do comprovante': { type: 'text', autocomplete: 'off', autocapitalize: 'none' },
    },
    whenEmpty: [
      ['Número do comprovante', endingWith(required)],
      ['Dia em que o dinheiro saiu', 'Informe o dia em que o dinheiro saiu.'],
      ['Como foi feita', endingWith(required)],
    ],
    wrong: ['Número do comprovante', 'E1', /como o banco o mostra\.$/, 'E18236120'],
  },
  {
    name: 'refusal of invoices',
    open: openInvoiceRefusal,
    button: /^Recusar o pedido de /,
    controls: {},
    whenEmpty: [['Motivo da recusa', endingWith(required)]],
    wrong: ['Motivo da recusa', 'Não.', endingWith(tooShort), 'Ainda não há compras.'],
  },
  {
    name: 'limit of invoices',
    open: openInvoiceRefusal,
    button: /^Permitir pagamento em 30 dias de /,
    controls: { 'Limite de faturas em aberto, em reais': { autocomplete: 'off', inputmode: 'numeric' } },
    whenEmpty: [['Limite de faturas em aberto, em reais', endingWith(INVOICE_LIMIT_MESSAGE)]],
    wrong: ['Limite de faturas em aberto, em reais', 'mil', endingWith(INVOICE_LIMIT_MESSAGE), '50.000'],
  },
  {
    name: 'transfer that pays an invoice',
    open: openTransfer,
    button: /^Recebemos /,
    controls: {},
    whenEmpty: [
      ['Dia em que o dinheiro chegou', 'Informe o dia em que o dinheiro chegou.'],
      ['Como foi paga', endingWith(required)],
    ],
    wrong: ['Como foi paga', '  ', endingWith(required), 'TED conferida no extrato.'],
  },
];

export function findForm(name: string): ShopForm {
  const form = shopForms.find((one) => one.name === name);
  if (!form) throw new Error(`No form is called ${name}.`);
  return form;
}

export async function expectProblem(control: Locator, message: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(message);
}
