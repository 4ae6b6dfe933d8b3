import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'assisted-link';
const codePurpose = 'assisted-login-code';

/** The address of a link; its series is kept, which opens nothing without the shop's key (ASSISTED-4). */
export function proposalLinkUrl(
  publicUrl: string,
  keys: SigningKeys,
  { serie, productOffer }: { serie: string; productOffer: string },
): string {
  return `${publicUrl}/compra-assistida/${productOffer}?link=${signToken(keys, purpose, [serie])}`;
}

/** The series a link names; undefined for what this shop never made. */
export function readProposalToken(keys: SigningKeys, token: string): string | undefined {
  const [serie] = readToken(keys, purpose, token) ?? [];
  return v.is(v.pipe(v.string(), v.uuid()), serie) ? serie : undefined;
}

/** The six digits that a series of codes stands for; they lie nowhere (ASSISTED-10). */
export function loginCodeOf(keys: SigningKeys, serie: string): string {
  const digest = createHash('sha256')
    .update(signToken(keys, codePurpose, [serie]))
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
