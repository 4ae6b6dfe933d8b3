import { plainPath } from '../request/plain-path.ts';

export interface PageKind {
  readonly layout: 'default' | 'checkout' | 'register-phone' | 'none';
  /** Not for search engines (PAGE-2). */
  readonly private?: true;
  /** The address is a credential: never cached nor sent as a referrer. Secret pages are private. */
  readonly secret?: true;
  /**
   * Later segments are case-sensitive codes or another path, and events name the route instead. 'hidden' ones
   * are not logged.
   */
  readonly codes?: 'hidden' | 'shown';
  /** No event may come from it (ANALYTICS-4). */
  readonly unmeasured?: true;
  // SESSION-15
  readonly phoneCheck?: true;
}

const open = { layout: 'default' } as const;
const checked = { layout: 'default', phoneCheck: true } as const;
const file = { layout: 'none' } as const;
const account = { layout: 'default', private: true } as const;
const checkedAccount = { ...account, phoneCheck: true } as const;
const steps = { layout: 'checkout', private: true } as const;
const recovery = { ...steps, unmeasured: true } as const;
const secretSteps = { ...recovery, secret: true } as const;
const codedSteps = { ...secretSteps, codes: 'hidden' } as const;

const kinds = {
  '': checked,
  acessibilidade: open,
  'alterar-email': account,
  'atualizar-cadastro': account,
  autenticacao: { ...steps, phoneCheck: true },
  'banco-simulado': { layout: 'none', private: true, codes: 'hidden', unmeasured: true },
  blog: open,
  boleto: codedSteps,
  busca: checked,
  'cabe-na-minha-rotina': open,
  'cadastrar-atualizar-email': account,
  'cadastrar-telefone': { layout: 'register-phone', private: true },
  'caixa-de-entrada': { ...account, secret: true, unmeasured: true },
  campanha: open,
  checkout: steps,
  'codigo-de-acesso': recovery,
  comparar: account,
  compra: recovery,
  'compra-empresa': checkedAccount,
  comecar: secretSteps,
  'compra-assistida': codedSteps,
  'confirmacao-login': codedSteps,
  'conta-da-escola': secretSteps,
  'convite-da-equipe': codedSteps,
  'confirmar-acesso': { ...account, unmeasured: true },
  'confirme-seu-email': codedSteps,
  cupom: { ...account, codes: 'shown' },
  'cursos-favoritos': checkedAccount,
  'desfazer-email': codedSteps,
  'esqueceu-sua-senha': recovery,
  esqueciminhasenha: recovery,
  'documento-da-inscricao': { ...account, codes: 'hidden', unmeasured: true },
  'este-cpf-e-meu': steps,
  'apple-touch-icon.png': file,
  'fale-conosco': open,
  'favicon.ico': file,
  financeiro: { ...account, codes: 'hidden' },
  fotos: file,
  gestao: { ...account, codes: 'hidden' },
  'iniciar-matricula-assistida': steps,
  inscricao: steps,
  'lista-de-espera': { ...account, secret: true, codes: 'hidden', unmeasured: true },
  'manifest.webmanifest': file,
  marca: file,
  'matricula-da-empresa': codedSteps,
  'minha-conta': checkedAccount,
  'minhas-compras': { ...checkedAccount, codes: 'hidden' },
  'minhas-vendas': checkedAccount,
  moderacao: account,
  newsletter: secretSteps,
  ofertas: checked,
  og: file,
  'para-empresas': checked,
  'perguntas-frequentes': open,
  pix: { ...recovery, codes: 'hidden' },
  'politica-de-descontos-e-bolsas': open,
  'politica-privacidade': open,
  professores: open,
  programas: open,
  promocoes: checked,
  'qr-code': file,
  responsavel: codedSteps,
  'robots.txt': file,
  sgn: { ...account, codes: 'shown' },
  sitemap: file,
  'sitemap.xml': file,
  sobre: open,
  'termos-de-uso': open,
  trocasenha: codedSteps,
  'unavailable-service': steps,
  'vaga-da-empresa': codedSteps,
  'verificacao-em-duas-etapas': { ...account, unmeasured: true },
} as const satisfies Record<string, PageKind>;

/** First segments that have a kind of their own; every other address is of the catalogue. */
export const pageSegments: readonly string[] = Object.keys(kinds);

/**
 * The kind of a page.
 * @param path of an address or of a route, from its first slash on; case doesn't matter, query and hash don't
 *   belong to it
 */
export function pageKind(path: string): PageKind {
  const first = plainPath(path.split('/', 2)[1] ?? '').toLowerCase();
  return Object.hasOwn(kinds, first) ? kinds[first as keyof typeof kinds] : open;
}

export function isPublicPage(path: string): boolean {
  const { layout, private: isPrivate } = pageKind(path);
  return layout === 'default' && !isPrivate;
}
