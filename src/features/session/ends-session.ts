import { isRefusal, PublicError } from '#/domain/public-error.ts';

/**
 * Whether a failure to fetch person data ends the session for good: only what the backend answers about the person does. Its own
 * troubles, and being asked too slowly or too often, clear the user's cookies alone, or everybody would have to sign in again.
 */
export function endsSession(error: unknown): boolean {
  return error instanceof PublicError && isRefusal(error.status);
}
