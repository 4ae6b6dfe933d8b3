/** A page as events name it. */
export interface MeasuredPage {
  /** The route's full path, such as `/$modality/$nomeCurso/$idCurso`. */
  route: string;
  /** The path of its address, without search and hash. */
  path: string;
}

/**
 * First segments of the routes that no event may come from: their addresses open something for whoever knows them, or are of
 * payments (ANALYTICS-4).
 */
const forbidden = new Set([
  'banco-simulado',
  'boleto',
  'caixa-de-entrada',
  'codigo-de-acesso',
  'compra-assistida',
  'confirmacao-login',
  'confirme-seu-email',
  'desfazer-email',
  'esqueceu-sua-senha',
  'esqueciminhasenha',
  'lista-de-espera',
  'newsletter',
  'pix',
  'trocasenha',
  'verificacao-em-duas-etapas',
]);

/** Routes whose parameter is a code of somebody's, or anything at all: events carry the route in place of the path. */
const nameless = new Set(['/minhas-compras/$codigo', '/sgn/$', '/$']);

/** The page of a match as events may name it; undefined where none may be sent. */
export function toMeasuredPage({ fullPath, pathname }: MatchedRoute): MeasuredPage | undefined {
  const route = fullPath.replace(/(.)\/$/, '$1');
  const segments = [route, pathname].map((path) => path.split('/')[1]!.toLowerCase());
  if (segments.some((segment) => forbidden.has(segment))) return undefined;
  return { route, path: nameless.has(route) ? route : pathname };
}

interface MatchedRoute {
  fullPath: string;
  pathname: string;
}
