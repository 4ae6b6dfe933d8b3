import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { loggableNetwork } from '#/domain/request/network-of.ts';
import { deriveKey, type SigningKeys } from '#/backend/crypto/signing-keys.ts';

interface SignIn {
  outcome:
    | 'signed in'
    | 'registered'
    | 'code asked'
    | 'wrong password'
    | 'unknown name'
    | 'has to wait'
    | 'school account refused';
  who: { loginId: number; personId: number } | undefined;
  /** As typed, normalized; distinguished in the log by a digest that only this shop can make. */
  name: string | undefined;
  ip: string | null;
}

export function logSignIn(
  { log, keys }: { log: Logger; keys: SigningKeys },
  { outcome, who, name, ip }: SignIn,
): void {
  const line = {
    signIn: outcome,
    login: who?.loginId ?? null,
    person: who?.personId ?? null,
    name: name === undefined ? undefined : digestName(keys, name),
    network: loggableNetwork(ip),
  };
  const succeeded = outcome === 'signed in' || outcome === 'registered' || outcome === 'code asked';
  log[succeeded ? 'info' : 'warn'](line, 'sign-in');
}

const digestName = (keys: SigningKeys, name: string) =>
  createHmac('sha256', deriveKey(keys.current, 'sign-in-log')).update(name).digest('base64url').slice(0, 16);
