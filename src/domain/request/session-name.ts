/** Header in which a page says whose session it shows, so that the server can notice a change of person. */
export const sessionHeader = 'x-vitrine-session';

/** How a page names a session: login and person as `1.7`, or `visitor`. */
export function nameSession(identity: { loginId: number; personId: number } | null): string {
  return identity ? `${identity.loginId}.${identity.personId}` : 'visitor';
}
