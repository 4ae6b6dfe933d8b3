import type { Session } from '#/backend/request/context.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { checkCode, type FactorDeps } from '../second-factor/check-code.ts';
import { markConfirmed } from './session-repository.ts';

/**
 * Notes that who is signed in gave the password, or a code of the second factor, once more (SESSION-19).
 * @throws as `confirmPassword` and `checkCode` do
 */
export async function confirmAccess(
  deps: FactorDeps,
  session: Session,
  { senha, codigo }: { senha?: string | undefined; codigo?: string | undefined },
): Promise<void> {
  const { loginId, familyId } = session;
  if (senha !== undefined) await confirmPassword(deps, session, senha, 'senha');
  else await checkCode(deps, loginId, codigo ?? '', { familyId });
  await markConfirmed(deps.db, familyId, deps.now);
}
