import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'employer-link';

export function employerLinkUrl(publicUrl: string, keys: SigningKeys, serie: string): string {
  return `${publicUrl}/matricula-da-empresa/${signToken(keys, purpose, [serie])}`;
}

export function readEmployerToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}
