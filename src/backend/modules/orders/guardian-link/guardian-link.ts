import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'guardian-link';

// GUARDIAN-4
export function guardianLinkUrl(publicUrl: string, keys: SigningKeys, serie: string): string {
  return `${publicUrl}/responsavel/${signToken(keys, purpose, [serie])}`;
}

export function readGuardianToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}
