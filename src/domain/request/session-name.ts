/** Header in which a page says whose session it shows, so that the server can notice a change of person. */
export const sessionHeader = 'x-vitrine-session';

/** Name of a session whose person the backend couldn't say: its page shows nothing of a person. */
export const UNKNOWN_SESSION = 'unknown';

/** How a page names a session: login and person as `1.7`, or `visitor`. */
export function nameSession(identity: { loginId: number; personId: number } | null): string {
  return identity ? `${identity.loginId}.${identity.personId}` : 'visitor';
}
