import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** Encrypts secrets, so that the database alone doesn't reveal them. */
export interface Sealer {
  seal(secret: Uint8Array, purpose: string): Uint8Array;
  /** @throws SealError when it was sealed by another secret, for another purpose, or was changed */
  open(sealed: Uint8Array, purpose: string): Uint8Array;
  /** Seals again with the current secret what the old one sealed; null for what already is. */
  renew(sealed: Uint8Array, purpose: string): Uint8Array | null;
}

/** Sealed by another secret or for another purpose, or changed since. */
export class SealError extends Error {}

const algorithm = 'aes-256-gcm';
/** First byte of a sealed value, the version of the format. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
// The secret of the settings may be words that a person thought of: guessing each takes 32 MiB and a tenth
// of a second.
const stretching = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Slow on purpose (scrypt): call it once at start. */
export function createSealer(keySecret: string, oldSecret?: string): Sealer {
  const key = stretch(keySecret);
  const older = oldSecret === undefined ? [] : [stretch(oldSecret)];
  const seal: Sealer['seal'] = (secret, purpose) => sealWith(key, secret, purpose);
  const open: Sealer['open'] = (sealed, purpose) => openWith([key, ...older], sealed, purpose);
  return {
    seal,
    open,
    renew: (sealed, purpose) => {
      try {
        openWith([key], sealed, purpose);
        return null;
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        return seal(open(sealed, purpose), purpose);
      }
    },
  };
}

const stretch = (secret: string): Buffer => scryptSync(secret, 'vitrine:key-secret:1', 32, stretching);

function sealWith(key: Buffer, secret: Uint8Array, purpose: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, text, cipher.getAuthTag()]);
}

function openWith(keys: readonly Buffer[], sealed: Uint8Array, purpose: string): Uint8Array {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION || bytes.length <= 1 + NONCE_BYTES + TAG_BYTES) {
    throw new SealError('sealed in a way this version does not know');
  }
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tag = bytes.subarray(-TAG_BYTES);
  let cause: unknown;
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    try {
      const text = decipher.update(bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]);
    } catch (error) {
      cause = error;
    }
  }
  throw new SealError('sealed with another secret', { cause });
}
