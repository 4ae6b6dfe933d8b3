import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { confirmPassword } from '#/backend/modules/identity/password/confirm-password.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';

/**
 * Asks for the password before phones change, unless there were none or nothing changes.
 * @throws 422 `DADOS_INVALIDOS` when the password is missing, and as `confirmPassword`
 */
export async function confirmPhoneChange(
  deps: { db: Database; throttle: Throttle; now: Date },
  session: Pick<Session, 'loginId' | 'familyId'>,
  {
    known,
    wanted,
    senha,
  }: { known: readonly string[]; wanted: readonly string[]; senha?: string | undefined },
): Promise<void> {
  const isSame = known.length === wanted.length && known.every((phone, index) => phone === wanted[index]);
  if (known.length === 0 || isSame) return;
  if (senha === undefined) {
    throw new BackendError(422, 'DADOS_INVALIDOS', REQUIRED_MESSAGE, { senha: [REQUIRED_MESSAGE] });
  }
  await confirmPassword(deps, session, senha, 'senha');
}
