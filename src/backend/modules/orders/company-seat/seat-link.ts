import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'company-seat';

/** The address of a student's link; only its series is kept, which opens nothing without the shop's key. */
export function seatLinkUrl(publicUrl: string, keys: SigningKeys, serie: string): string {
  return `${publicUrl}/vaga-da-empresa/${signToken(keys, purpose, [serie])}`;
}

/** The series a link names; undefined for what this shop never made. */
export function readSeatToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}
