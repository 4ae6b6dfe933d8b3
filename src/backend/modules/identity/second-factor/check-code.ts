import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import type { Sealer } from '#/backend/crypto/sealer.ts';
import { isAppCode } from '#/domain/person/second-factor.ts';
import { forgetCodeTurn, takeCodeTurn, type CodeTrier } from './code-turns.ts';
import { notifyOfFactor } from './factor-mails.ts';
import { openSecret } from './factor-secret.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { countRecoveryCodes, findFactor, takePeriod, takeRecoveryCode } from './second-factor-repository.ts';
import { findPeriod } from './totp.ts';

const WRONG_CODE = 'Código incorreto ou já usado. Espere o próximo e tente de novo.';

export const wrongCode = () =>
  new BackendError(422, 'CODIGO_INCORRETO', WRONG_CODE, { codigo: [WRONG_CODE] });

export interface FactorDeps {
  db: Database;
  throttle: Throttle;
  sealer: Sealer | null;
  now: Date;
}

/**
 * Takes the code of a factor that is on, of the app or a recovery code, tidy as `codeSchema` gives it. Each
 * is taken once, and of the app none older than one taken before.
 * @throws 422 `CODIGO_INCORRETO`, 429 `MUITAS_TENTATIVAS`
 */
export async function checkCode(
  deps: FactorDeps,
  loginId: number,
  code: string,
  trier: CodeTrier,
): Promise<void> {
  const turn = await takeCodeTurn(deps, loginId, code, trier);
  if (!(await takeCode(deps, loginId, code))) throw wrongCode();
  await forgetCodeTurn(deps.db, turn);
}

async function takeCode({ db, sealer, now }: FactorDeps, loginId: number, code: string): Promise<boolean> {
  const factor = await findFactor(db, loginId);
  if (!factor?.ligado_em) return false;
  if (!isAppCode(code)) return spendRecoveryCode({ db, now }, loginId, code);
  const period = findPeriod(openSecret(sealer, factor), code, now);
  return period !== undefined && takePeriod(db, loginId, period);
}

function spendRecoveryCode({ db, now }: Pick<FactorDeps, 'db' | 'now'>, loginId: number, code: string) {
  return db.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, loginId, hashRecoveryCode(code), now))) return false;
    if ((await countRecoveryCodes(tx, loginId)) === 1) {
      await notifyOfFactor(tx, 'ultimo-codigo-de-recuperacao', loginId, now);
    }
    return true;
  });
}
