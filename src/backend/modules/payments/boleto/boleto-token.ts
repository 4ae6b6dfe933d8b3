import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const DAY_MS = 86_400_000;
const purpose = 'boleto-link';
const daysValid = 3 * 366;

/**
 * The `v` of a link to a boleto: its reference and when the link ends, signed, and nothing of a person. The
 * end counts from when the boleto was made, so that no look at it makes it last longer (BOLETO-11).
 */
export function signBoletoLink(keys: SigningKeys, id: string, madeAt: Date): string {
  const ends = Math.floor((madeAt.getTime() + daysValid * DAY_MS) / 1000);
  return signToken(keys, purpose, [id, String(ends)]);
}

/** The reference of the boleto behind a link; undefined for a link that is forged or old. */
export function readBoletoLink(keys: SigningKeys, v: string, now: Date): string | undefined {
  const [id, ends] = readToken(keys, purpose, v) ?? [];
  return id && Number(ends) * 1000 > now.getTime() ? id : undefined;
}
