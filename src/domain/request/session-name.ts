/** Header naming the session a page shows, so that the server detects a change of user. */
export const sessionHeader = 'x-vitrine-session';

/** Name of a session whose person the backend couldn't return. */
export const UNKNOWN_SESSION = 'unknown';

/** How a page names a session: login and person as `1.7`, or `visitor`. */
export function nameSession(identity: { loginId: number; personId: number } | null): string {
  return identity ? `${identity.loginId}.${identity.personId}` : 'visitor';
}
