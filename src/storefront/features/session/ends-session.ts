import { PublicError } from '#/domain/request/public-error.ts';

/** Only the backend's own 401 ends the session; other failures clear the user's cookies alone. */
export function endsSession(error: unknown): boolean {
  return error instanceof PublicError && error.status === 401;
}
