import type { Database } from '#/backend/db/database.ts';
import type { LoginIdentifierKind } from '#/domain/person/login-identifier.ts';
import { findLoginNames } from './login-repository.ts';
import { forgetAllTurns, forgetTurnsOf, type Trier } from './sign-in-turns.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';

interface Deps {
  db: Database;
  throttle: Throttle;
}

export const loginName = (kind: LoginIdentifierKind, identifier: string) =>
  `${kind} ${identifier.toLowerCase()}`;

export async function forgetTriesOf({ db, throttle }: Deps, loginId: number, trier: Trier): Promise<void> {
  await throttle.reset('wrong-passwords', `login ${loginId}`);
  await forgetTurnsOf(db, trier, await listNames(db, loginId));
}

export async function forgetWrongPasswords({ db, throttle }: Deps, loginId: number): Promise<void> {
  await throttle.reset('wrong-passwords', `login ${loginId}`);
  await forgetAllTurns(db, loginId, await listNames(db, loginId));
}

async function listNames(db: Database, loginId: number): Promise<string[]> {
  const { cpf, email, usuario } = await findLoginNames(db, loginId);
  return [
    ...(cpf ? [loginName('cpf', cpf)] : []),
    ...(email ? [loginName('email', email)] : []),
    ...(usuario ? [loginName('username', usuario)] : []),
  ];
}
