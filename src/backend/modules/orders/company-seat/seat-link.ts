import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'company-seat';

/** Only the series is stored; a link can't be made without the shop's key. */
export function seatLinkUrl(publicUrl: string, keys: SigningKeys, serie: string): string {
  return `${publicUrl}/vaga-da-empresa/${signToken(keys, purpose, [serie])}`;
}

export function readSeatToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}
