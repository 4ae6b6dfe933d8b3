import { formatSearchParams } from '#/domain/search-params.ts';

type Search = Readonly<Record<string, unknown>>;

/** Search keys that make another page, by path; of all other pages only `pagina` does, where it is one of theirs. */
const searchPageKeys = [
  'area',
  'cidade',
  'formato',
  'modalidade',
  'pagina',
  'preco',
  'preco_max',
  'preco_min',
  'tipo',
  'titulo',
  'turno',
];
const otherPageKeys = ['pagina'];

/** First segments of account, checkout, token and payment pages: nothing a search engine should show. */
const privateSegments = new Set([
  'alterar-email',
  'atualizar-cadastro',
  'autenticacao',
  'banco-simulado',
  'boleto',
  'cadastrar-atualizar-email',
  'cadastrar-telefone',
  'caixa-de-entrada',
  'checkout',
  'codigo-de-acesso',
  'compra',
  'compra-assistida',
  'confirmacao-login',
  'confirme-seu-email',
  'cursos-favoritos',
  'desfazer-email',
  'esqueceu-sua-senha',
  'esqueciminhasenha',
  'este-cpf-e-meu',
  'iniciar-matricula-assistida',
  'inscricao',
  'lista-de-espera',
  'minha-conta',
  'minhas-compras',
  'minhas-vendas',
  'moderacao',
  'newsletter',
  'pix',
  'sgn',
  'trocasenha',
  'unavailable-service',
  'verificacao-em-duas-etapas',
]);

/** The one address of a page: the site, the path, and the search keys that make another page of it, sorted. */
export function canonicalUrl(siteUrl: string, matchedPath: string, search: Search): string {
  // The router ends the path of an index route with a slash; its address has none.
  const path = matchedPath === '/' ? matchedPath : matchedPath.replace(/\/$/, '');
  if (isPrivate(path)) return siteUrl + path;
  const keys = path === '/busca' ? searchPageKeys : otherPageKeys;
  return siteUrl + path + formatSearchParams(pick(search, keys));
}

/** What crawlers may do with a page (PAGE-2). */
export function robotsRule(path: string, search: Search): 'index, follow' | 'noindex, follow' {
  const hidden = isPrivate(path) || (path === '/busca' && !isPlainList(search));
  return hidden ? 'noindex, follow' : 'index, follow';
}

/** The whole list, or that of one modality, city or area. */
function isPlainList(search: Search): boolean {
  const [key, another] = [...searchPageKeys, 'ordem'].filter(
    (known) => known !== 'pagina' && search[known] !== undefined,
  );
  if (key === undefined) return true;
  const value = search[key];
  const isOne = !Array.isArray(value) || value.length === 1;
  return another === undefined && isOne && ['modalidade', 'cidade', 'area'].includes(key);
}

function isPrivate(path: string): boolean {
  return privateSegments.has(path.split('/')[1] ?? '');
}

function pick(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(keys.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
}
