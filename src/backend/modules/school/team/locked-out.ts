import { randomBytes } from 'node:crypto';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { Database } from '#/backend/db/database.ts';
import { addStaff } from '#/backend/modules/identity/person/add-staff.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { endAccess } from '#/backend/modules/identity/login/end-access.ts';
import { dropFactor } from '#/backend/modules/identity/second-factor/reset-factor.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { forgetWrongPasswords } from '#/backend/modules/identity/login/wrong-passwords.ts';
import { settleSetup } from '../setup/setup-link.ts';
import { findTeamLogin, selectTeam } from './team-repository.ts';

interface Deps {
  db: Database;
  now: Date;
  publicUrl: string;
}

/** Makes an administrator without a password and returns the link to choose one; undefined: e-mail taken. */
export async function createAdministrator(
  { db, now, publicUrl }: Deps,
  { nome, email }: { nome: string; email: string },
): Promise<string | undefined> {
  const senhaHash = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    return await db.transaction(async (tx) => {
      const made = await addStaff(tx, { nome, email, senhaHash, kind: 'ADMIN' }, now);
      if (!made) throw new TakenEmail();
      await settleSetup(tx, now);
      return passwordLink(tx, made.loginId, { now, publicUrl });
    });
  } catch (error) {
    if (error instanceof TakenEmail) return undefined;
    throw error;
  }
}

class TakenEmail extends Error {}

/**
 * Lets a member of the team in again who lost password or phone: sessions and second factor end, and the link
 * returned is for a new password. Undefined for an e-mail that no one of the team has.
 */
export async function resetAccess(
  { db, throttle, now, publicUrl }: Deps & { throttle: Throttle },
  email: string,
): Promise<string | undefined> {
  const login = await findTeamLogin(db, email);
  if (!login || login.desativadoEm) return undefined;
  const link = await db.transaction(async (tx) => {
    await dropFactor(tx, login.loginId);
    await endAccess(tx, login.loginId, now);
    return passwordLink(tx, login.loginId, { now, publicUrl });
  });
  await forgetWrongPasswords({ db, throttle }, login.loginId);
  return link;
}

/** The team, those that left included. */
export function listTeamLogins(db: Database) {
  return selectTeam(db);
}

async function passwordLink(
  db: Database,
  loginId: number,
  { now, publicUrl }: Omit<Deps, 'db'>,
): Promise<string> {
  const token = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, now);
  return `${publicUrl}/trocasenha/${token}/vitrine`;
}
