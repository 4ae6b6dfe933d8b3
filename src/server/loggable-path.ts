/** Paths, of pages and of the backend, whose later segments open something for whoever knows them. */
const secretPaths =
  /^((?:\/api)?\/(?:trocasenha|troca-senha|confirmacao-login|desfazer-email|confirme-seu-email|pix|boleto|compra-assistida|lista-de-espera|lista-espera\/convite))\/.+/;

/** A path fit for the log: no query, no code of a password reset, login, payment, assisted purchase or invitation. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  return path.replace(secretPaths, '$1/[hidden]').slice(0, 200);
}
