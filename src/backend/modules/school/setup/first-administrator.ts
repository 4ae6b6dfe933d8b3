import type { Sealer } from '#/backend/crypto/sealer.ts';
import type { Database } from '#/backend/db/database.ts';
import { insertBaseData } from '#/backend/db/seed/base-data.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { LoginForCheck } from '#/backend/modules/identity/login/login-for-check.ts';
import { addStaff, hashStaffPassword, takenEmail } from '#/backend/modules/identity/person/add-staff.ts';
import { prepareFactor } from '#/backend/modules/identity/second-factor/set-up-factor.ts';
import { hashSetupCode, isSetUp } from './setup-link.ts';
import { finishSetup, isSetupLink } from './setup-repository.ts';

interface Deps {
  db: Database;
  now: Date;
}

const setUpAlready = () =>
  new BackendError(404, 'NAO_ENCONTRADO', 'Esta loja já tem administrador. Entre com o seu acesso.');
const deadSetupLink = () =>
  new BackendError(410, 'LINK_SEM_VALIDADE', 'Este link já foi usado ou passou de uma hora. Gere um novo.');

/** @throws 404 once the shop is set up, 410 for a link that is too old or was never made */
export async function checkSetupLink({ db, now }: Deps, code: string): Promise<void> {
  if (await isSetUp(db)) throw setUpAlready();
  if (!(await isSetupLink(db, hashSetupCode(code), now))) throw deadSetupLink();
}

/**
 * Makes the first administrator, with a second factor that waits for its first code.
 * @throws as {@link checkSetupLink} does; 409 `CADASTRO_EXISTENTE`; 422 for a password that is easily guessed
 */
export async function createFirstAdministrator(
  { db, now, sealer }: Deps & { sealer: Sealer | null },
  { codigo, ...form }: { codigo: string; nome: string; email: string; senha: string },
): Promise<LoginForCheck> {
  await checkSetupLink({ db, now }, codigo);
  const senhaHash = await hashStaffPassword(form);
  return db.transaction(async (tx) => {
    if (!(await finishSetup(tx, now))) throw setUpAlready();
    const made = await addStaff(tx, { ...form, senhaHash, kind: 'ADMIN' }, now);
    if (!made) throw takenEmail();
    await insertBaseData(tx);
    await prepareFactor({ db: tx, sealer, now }, made.loginId);
    return made;
  });
}
