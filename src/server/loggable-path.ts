/** Paths whose later segments open something for whoever knows them. */
const secretPaths = /^\/(trocasenha|confirmacao-login|confirme-seu-email|pix|boleto|compra-assistida|lista-de-espera)\/.+/;

/** A path fit for the log: no query, no code of a password reset, login, payment or assisted purchase. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  return path.replace(secretPaths, '/$1/[hidden]').slice(0, 200);
}
