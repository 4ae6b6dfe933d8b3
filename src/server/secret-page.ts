const secretPages =
  /^\/(trocasenha|confirmacao-login|desfazer-email|confirme-seu-email|caixa-de-entrada|newsletter|boleto|compra-assistida|lista-de-espera)(\/|$)/;

/** A page whose address opens something for whoever knows it: it is kept by nobody and told to no other site. */
export function isSecretPage(pathname: string): boolean {
  return secretPages.test(pathname);
}
