import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes this many periods early or late are taken: clocks differ. */
const WINDOW = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** A new secret, as long as RFC 4226 recommends. */
export function createTotpSecret(): Uint8Array {
  return new Uint8Array(randomBytes(20));
}

export function describeSecret(
  bytes: Uint8Array,
  email: string,
  issuer: string,
): { segredo: string; uri: string } {
  const secret = secretOf(bytes);
  const uri = new TOTP({ ...shape, issuer, label: email, secret }).toString();
  return { segredo: secret.base32, uri };
}

/** The period a code is of; undefined when it is none of now, nor of the periods beside. */
export function findPeriod(bytes: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...shape, token: code, secret: secretOf(bytes), timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: shape.period, timestamp }) + delta;
}
