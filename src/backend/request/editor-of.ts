import type { Database } from '#/backend/db/database.ts';
import type { RequestContext, Session } from './context.ts';

/** A member of the team who changes something, and when. */
export interface Editor {
  db: Database;
  now: Date;
  loginId: number;
  requestId: string;
}

export const editorOf = ({
  db,
  clock,
  session,
  requestId,
}: Pick<RequestContext, 'db' | 'clock' | 'requestId'> & { session: Session }): Editor => ({
  db,
  now: clock(),
  loginId: session.loginId,
  requestId,
});
