/** Header in which a page says whose session it shows, so that the server can notice a change of person. */
export const sessionHeader = 'x-vitrine-session';

/** How a page names a session: `idLogin.idPessoa`, or `visitor`. */
export function nameSession(identity: { idLogin: number; idPessoa: number } | null): string {
  return identity ? `${identity.idLogin}.${identity.idPessoa}` : 'visitor';
}
