import type { Page } from '@playwright/test';

/** The catalogue's pages by name: one of each kind, with the addresses of this shop's own courses and offers. */
export async function cataloguePaths(base: string): Promise<Record<string, string>> {
  const home = await readPage(`${base}/`);
  const course = /href="(\/cursos-tecnicos\/[a-z0-9-]+\/\d+)"/.exec(home)?.[1];
  if (!course) throw new Error('the home page links no technical course');
  const offers = await readPage(base + course);
  const open = /href="(\/[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/\d+)"/.exec(offers)?.[1];
  return {
    home: '/',
    search: '/busca',
    found: '/busca?titulo=eletricista&turno=noturno',
    nearest: '/busca?titulo=xilofone',
    nothing: '/busca?titulo=zzzzqqqq&preco_min=9000000',
    modality: '/cursos-tecnicos',
    area: '/metalmecanica',
    city: '/joinville',
    'modality-city': '/cursos-tecnicos-em-joinville',
    course,
    ...(open && { offer: open }),
    offers: '/ofertas',
    promotions: '/promocoes',
    campaign: '/campanha/semana-da-energia',
    companies: '/para-empresas',
    questions: '/perguntas-frequentes',
    privacy: '/politica-privacidade',
    accessibility: '/acessibilidade',
    newsletter: '/newsletter',
    'sign-in': '/autenticacao',
    register: '/autenticacao?register',
    'forgotten-password': '/esqueceu-sua-senha',
    'cpf-claim': '/este-cpf-e-meu',
    'dead-link': '/trocasenha/desconhecido/vitrine',
    missing: '/nao-existe-aqui/nada',
    unavailable: '/unavailable-service',
  };
}

/** Pages of the person, by name, and the login of the seed that looks at them. */
export const personalPages: Record<string, { path: string; login: string }> = {
  account: { path: '/minha-conta', login: 'aluno@vitrine.dev' },
  purchases: { path: '/minhas-compras', login: 'aluno@vitrine.dev' },
  favourites: { path: '/cursos-favoritos', login: 'aluno@vitrine.dev' },
  'change-email': { path: '/alterar-email', login: 'aluno@vitrine.dev' },
  'update-record': { path: '/atualizar-cadastro', login: 'aluno@vitrine.dev' },
  'update-email': { path: '/cadastrar-atualizar-email', login: 'aluno@vitrine.dev' },
  phone: { path: '/cadastrar-telefone', login: 'aluno.sem.telefone@vitrine.dev' },
  sales: { path: '/minhas-vendas', login: 'vendas@vitrine.dev' },
  'moderate-reviews': { path: '/moderacao/opinioes', login: 'admin@vitrine.dev' },
  'answer-questions': { path: '/moderacao/perguntas', login: 'vendas@vitrine.dev' },
  'cpf-claims': { path: '/moderacao/cpf', login: 'supervisor@vitrine.dev' },
};

interface Moment {
  name: string;
  /** A page of `cataloguePaths`. */
  page: string;
  widths(width: number): boolean;
  reach(page: Page): Promise<void>;
}

const wide = (width: number) => width >= 1024;
const narrow = (width: number) => width < 1024;
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const panel = (name: string) => async (page: Page) => {
  await press('Menu')(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** Menus, sheets and dialogs, each open on a page. */
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
  { name: 'filters', page: 'search', widths: narrow, reach: press('Filtrar') },
  {
    name: 'suggestions',
    page: 'home',
    widths: () => true,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'O que você quer aprender?' }).fill('sol');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'callback',
    page: 'search',
    widths: () => true,
    reach: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByText('Outros', { exact: true }).filter({ visible: true }).last().click();
      await press('Ligamos para você')(page);
    },
  },
];

async function readPage(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
