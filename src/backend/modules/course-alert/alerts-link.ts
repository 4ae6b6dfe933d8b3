import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readToken, signToken } from '#/backend/crypto/signed-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const purpose = 'course-alerts';

const partsSchema = v.tuple([v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()), v.string()]);

interface AlertsLink {
  personId: number;
  emailHash: string;
}

export function alertsLinkUrl(
  publicUrl: string,
  keys: SigningKeys,
  { personId, email }: { personId: number; email: string },
): string {
  const token = signToken(keys, purpose, [String(personId), hashEmail(email)]);
  return `${publicUrl}/newsletter/avisos?token=${token}`;
}

export function readAlertsToken(keys: SigningKeys, token: string): AlertsLink | undefined {
  const parts = v.safeParse(partsSchema, readToken(keys, purpose, token));
  return parts.success ? { personId: parts.output[0], emailHash: parts.output[1] } : undefined;
}

export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
