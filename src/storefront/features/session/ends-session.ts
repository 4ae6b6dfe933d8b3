import { PublicError } from '#/domain/request/public-error.ts';

/**
 * Whether a failure to fetch person data ends the session for good: only the backend's own word that nobody
 * is signed in does. Its troubles, any other refusal, and what a proxy answers in its place clear the user's
 * cookies alone, or everybody would have to sign in again.
 */
export function endsSession(error: unknown): boolean {
  return error instanceof PublicError && error.status === 401;
}
