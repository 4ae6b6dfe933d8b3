import type { Page } from '@playwright/test';
import { accountSections } from '#/storefront/features/account/account-sections.ts';
import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { isOpen, listSeededOffers, type SeededOffer } from '../../tests/e2e/course/support/seeded-offers.ts';

const openOffers = listSeededOffers();
const open = openOffers.filter(({ offer }) => isOpen(offer));
const most = (measure: (seeded: SeededOffer) => number) =>
  open.reduce((one, other) => (measure(other) > measure(one) ? other : one)).path;
const first = (is: (seeded: SeededOffer) => boolean) => openOffers.find(is)!.path;
const courseOf = (path: string) => path.replace(/[^/]+\/(\d+)\/\d+$/, '$1');
const longestTitle = buildCatalogue(new Date())
  .map(({ row }) => row.titulo)
  .reduce((longest, title) => (title.length > longest.length ? title : longest));

export const openPages: Readonly<Record<string, string>> = {
  home: '/',
  search: '/busca',
  'search-page-2': '/busca?pagina=2',
  'search-found': '/busca?titulo=eletricista&turno=noturno',
  'search-nearest': '/busca?titulo=xilofone',
  'search-nothing': '/busca?titulo=zzzzqqqq&preco_min=9000000',
  'search-longest': `/busca?titulo=${encodeURIComponent(longestTitle)}`,
  modality: '/cursos-tecnicos',
  area: '/metalmecanica',
  city: '/joinville',
  'modality-city': '/cursos-tecnicos-em-joinville',
  course: courseOf(first(({ path, offer }) => path.startsWith('/cursos-tecnicos/') && isOpen(offer))),
  class: first(({ path, offer }) => path.startsWith('/cursos-tecnicos/') && isOpen(offer)),
  'class-video': first(({ hasVideo, offer }) => hasVideo && isOpen(offer)),
  'class-over': first(({ offer, others }) => offer.situacao === 'encerrada' && others.some(isOpen)),
  'class-sold-out': first(({ offer }) => offer.situacao === 'esgotada'),
  'course-without-class': courseOf(
    first(({ offer, others }) => [offer, ...others].every((each) => !isOpen(each))),
  ),
  'class-longest-title': most(({ title }) => title.length),
  'class-longest-city': most(({ path }) => path.split('/')[3]!.length),
  'class-highest-price': most(({ offer }) => offer.preco_original_centavos),
  offers: '/ofertas',
  promotions: '/promocoes',
  campaign: '/campanha/semana-da-energia',
  companies: '/para-empresas',
  contact: '/fale-conosco',
  questions: '/perguntas-frequentes',
  discounts: '/politica-de-descontos-e-bolsas',
  privacy: '/politica-privacidade',
  terms: '/termos-de-uso',
  accessibility: '/acessibilidade',
  blog: '/blog',
  post: '/blog/curso-tecnico-ou-graduacao',
  newsletter: '/newsletter',
  'newsletter-dead-link': '/newsletter/confirmar?codigo=desconhecido',
  'sign-in': '/autenticacao',
  register: '/autenticacao?register',
  'forgotten-password': '/esqueceu-sua-senha',
  'cpf-claim': '/este-cpf-e-meu',
  'dead-password-link': '/trocasenha/desconhecido/vitrine',
  'dead-login-link': '/confirmacao-login/desconhecido',
  'dead-undo-link': '/desfazer-email/desconhecido',
  'dead-invitation': '/lista-de-espera/desconhecido',
  'dead-boleto-link': '/boleto/renovar?v=desconhecido',
  mailbox: '/caixa-de-entrada',
  bank: '/banco-simulado',
  'bank-unknown-charge': '/banco-simulado/desconhecido',
  missing: '/nao-existe-aqui/nada',
  'missing-checkout': '/checkout/1-999999',
  unavailable: '/unavailable-service',
};

const student = 'aluno@vitrine.dev';

export const personalPages: Readonly<Record<string, { path: string; login: string }>> = {
  'home-signed-in': { path: '/', login: student },
  account: { path: '/minha-conta', login: student },
  ...Object.fromEntries(
    accountSections.map(([section]) => [
      `account-${section}`,
      { path: `/minha-conta?secao=${section}`, login: student },
    ]),
  ),
  purchases: { path: '/minhas-compras', login: student },
  favourites: { path: '/cursos-favoritos', login: student },
  'change-email': { path: '/alterar-email', login: student },
  'update-record': { path: '/atualizar-cadastro', login: student },
  'update-email': { path: '/cadastrar-atualizar-email', login: student },
  'missing-purchase': { path: '/minhas-compras/01JD8XZ4KQ7V9R2M5T3W6Y1B0C', login: student },
  'missing-pix': { path: '/pix/01JD8XZ4KQ7V9R2M5T3W6Y1B0C', login: student },
  'sales-refused': { path: '/minhas-vendas', login: student },
  'moderation-refused': { path: '/moderacao/opinioes', login: student },
  phone: { path: '/cadastrar-telefone', login: 'aluno.sem.telefone@vitrine.dev' },
  'account-of-seller': { path: '/minha-conta', login: 'vendas@vitrine.dev' },
  'checkout-of-seller': {
    path: `/checkout/${open[0]!.offer.id_produto}-${open[0]!.offer.id_oferta}`,
    login: 'vendas@vitrine.dev',
  },
  sales: { path: '/minhas-vendas', login: 'vendas@vitrine.dev' },
  'answer-questions': { path: '/moderacao/perguntas', login: 'vendas@vitrine.dev' },
  'moderate-reviews': { path: '/moderacao/opinioes', login: 'admin@vitrine.dev' },
  'second-factor': { path: '/verificacao-em-duas-etapas', login: 'admin@vitrine.dev' },
  finance: { path: '/financeiro', login: 'financeiro@vitrine.dev' },
  'grants-to-decide': { path: '/moderacao/bolsas', login: 'supervisor@vitrine.dev' },
  'cpf-claims': { path: '/moderacao/cpf', login: 'supervisor@vitrine.dev' },
};

interface Moment {
  name: string;
  page: string;
  widths(width: number): boolean;
  login?: string;
  reach(page: Page): Promise<void>;
  whole?: true;
}

const any = () => true;
const wide = (width: number) => width >= 1024;
const narrow = (width: number) => width < 1024;
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const openAccountMenu = (page: Page) => page.locator('summary', { hasText: /^Olá/ }).click();
const panel = (name: string) => async (page: Page) => {
  await press('Menu')(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

export const pageMoments: readonly Moment[] = [
  ...['Explorar cursos', 'Áreas', 'Cidades', 'Outros'].map((name) => ({
    name: `menu-${name}`,
    page: 'search',
    widths: wide,
    reach: press(name),
  })),
  { name: 'mobile-menu', page: 'search', widths: narrow, reach: press('Menu') },
  ...['Cursos', 'Áreas', 'Cidades'].map((name) => ({
    name: `mobile-${name}`,
    page: 'search',
    widths: narrow,
    reach: panel(name),
  })),
  { name: 'mobile-profile', page: 'search', widths: narrow, reach: press('Entrar ou criar conta') },
  {
    name: 'account-menu',
    page: 'search',
    widths: wide,
    login: student,
    reach: openAccountMenu,
  },
  { name: 'mobile-account', page: 'search', widths: narrow, login: student, reach: press('Sua conta') },
  {
    name: 'account-menu-of-seller',
    page: 'search',
    widths: wide,
    login: 'vendas@vitrine.dev',
    reach: openAccountMenu,
  },
  { name: 'filters', page: 'search', widths: narrow, reach: press(/^Filtrar/) },
  {
    name: 'suggestions',
    page: 'home',
    widths: any,
    reach: async (page) => {
      const box = page.getByRole('combobox', { name: 'O que você quer aprender?' }).first();
      await box.click();
      await page.keyboard.type('sol', { delay: 30 });
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'callback',
    page: 'search',
    widths: any,
    reach: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByText('Outros', { exact: true }).filter({ visible: true }).last().click();
      await press('Ligamos para você')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'callback-empty',
    page: 'search',
    widths: any,
    reach: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByText('Outros', { exact: true }).filter({ visible: true }).last().click();
      await press('Ligamos para você')(page);
      await page.getByRole('dialog').getByRole('button').last().click();
    },
  },
  {
    name: 'toast-coupon',
    page: 'questions',
    widths: any,
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Usar o cupom/ })
        .first()
        .click();
      await page
        .getByText(/guardado para a hora de pagar/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'companies-empty-form',
    page: 'companies',
    widths: any,
    whole: true,
    reach: (page) => page.getByRole('main').getByRole('button').last().click(),
  },
];
