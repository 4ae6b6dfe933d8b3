import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { LoginIdentifierKind } from '#/domain/login-identifier.ts';
import { findLoginNames } from './login-repository.ts';
import type { Throttle } from './throttle.ts';

interface Tools {
  db: Database;
  throttle: Throttle;
}

/** A name somebody signs in with, normalized, as wrong passwords are counted for it. */
export const loginName = (kind: LoginIdentifierKind, identifier: string) =>
  `${kind} ${identifier.toLowerCase()}`;

/** Starts counting the wrong passwords of a login anew, under all of its names. */
export async function forgetWrongPasswords({ db, throttle }: Tools, idLogin: number): Promise<void> {
  await throttle.reset('login-account', `login ${idLogin}`);
  for (const name of await listNames(db, idLogin)) await throttle.reset('login-name', name);
}

/** Counts a wrong password of somebody who is signed in for each name of the login: signing in is then told of it, too. */
export async function countForNames({ db, throttle }: Tools, idLogin: number): Promise<void> {
  for (const name of await listNames(db, idLogin)) {
    await throttle.take('login-name', name).catch((error: unknown) => {
      // Enough were counted already.
      if (!(error instanceof BackendError)) throw error;
    });
  }
}

async function listNames(db: Database, idLogin: number): Promise<string[]> {
  const { cpf, email, usuario } = await findLoginNames(db, idLogin);
  return [
    ...(cpf ? [loginName('cpf', cpf)] : []),
    ...(email ? [loginName('email', email)] : []),
    ...(usuario ? [loginName('username', usuario)] : []),
  ];
}
