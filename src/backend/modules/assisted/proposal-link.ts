import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'assisted-link';
const codePurpose = 'assisted-login-code';

/** Only the series is stored; a link can't be made without the shop's key (ASSISTED-4). */
export function proposalLinkUrl(
  publicUrl: string,
  keys: SigningKeys,
  { serie, productOffer }: { serie: string; productOffer: string },
): string {
  return `${publicUrl}/compra-assistida/${productOffer}?link=${signToken(keys, purpose, [serie])}`;
}

export function readProposalToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}

/** Six digits derived from a series; they aren't stored (ASSISTED-10). */
export function loginCodeOf(keys: SigningKeys, serie: string): string {
  const digest = createHash('sha256')
    .update(signToken(keys, codePurpose, [serie]))
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
