import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { tidyCode } from '#/domain/person/second-factor.ts';

const CODES = 10;
/** 80 bits, sixteen letters. */
const CODE_BYTES = 10;

export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer });
    return base32.match(/.{4}/g)!.join('-');
  });
}

export function hashRecoveryCode(code: string): Uint8Array {
  return createHash('sha256').update(tidyCode(code)).digest();
}
