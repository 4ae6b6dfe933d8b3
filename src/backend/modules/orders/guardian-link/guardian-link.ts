import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'guardian-link';

/**
 * The address of a link; only its series is kept, which opens nothing without the shop's key (GUARDIAN-4).
 */
export function guardianLinkUrl(publicUrl: string, keys: SigningKeys, serie: string): string {
  return `${publicUrl}/responsavel/${signToken(keys, purpose, [serie])}`;
}

/** The series a link names; undefined for what this shop never made. */
export function readGuardianToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}
