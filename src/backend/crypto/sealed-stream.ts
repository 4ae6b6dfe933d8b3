import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scrypt,
  type ScryptOptions,
  timingSafeEqual,
} from 'node:crypto';

/** Why a sealed stream can't be read, as a sentence for the person at the terminal. */
export class SealedStreamError extends Error {
  override readonly name = 'SealedStreamError';
}

const magic = Buffer.from('VITRINE-BACKUP\n\u0001', 'latin1');
const saltBytes = 16;
const checkBytes = 16;
const headerBytes = magic.length + saltBytes + checkBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
// Each guess of a passphrase takes 128 MiB and about half a second.
const stretching: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };

/**
 * Encrypts a stream with AES-256-GCM in chunks, as the STREAM construction does: each chunk's nonce is its
 * number and whether it is the last, so that none can be left out, moved or cut off. The key is of this
 * stream alone, since its salt is.
 */
export async function* sealStream(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const { key, check } = await deriveKeys(passphrase, salt);
  const header = Buffer.concat([magic, salt, check]);
  yield header;
  let number = 0;
  for await (const { chunk, isLast } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws {SealedStreamError} for another passphrase, and at the first chunk that was changed or lacks */
export async function* openStream(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const chunks = inChunks(sealed, chunkBytes + tagBytes, headerBytes);
  const header = (await chunks.next()).value?.chunk ?? Buffer.alloc(0);
  if (!header.subarray(0, magic.length).equals(magic)) {
    throw new SealedStreamError('this is no backup of the shop, or one of a later version');
  }
  if (header.length < headerBytes) throw new SealedStreamError('it is cut off');
  const { key, check } = await deriveKeys(
    passphrase,
    header.subarray(magic.length, magic.length + saltBytes),
  );
  if (!timingSafeEqual(check, header.subarray(-checkBytes))) {
    throw new SealedStreamError('the passphrase is another one, or its first bytes were changed');
  }
  let number = 0;
  let ended = false;
  for await (const { chunk, isLast } of chunks) {
    yield openChunk(key, header, chunk, number++, isLast);
    ended = isLast;
  }
  if (!ended) throw new SealedStreamError('it is cut off');
}

function openChunk(key: Buffer, header: Buffer, chunk: Buffer, number: number, isLast: boolean): Buffer {
  const place = `at byte ${headerBytes + number * (chunkBytes + tagBytes)}`;
  if (chunk.length < tagBytes) throw new SealedStreamError(`it is cut off ${place}`);
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast))
    .setAAD(header)
    .setAuthTag(chunk.subarray(-tagBytes));
  const plain = decipher.update(chunk.subarray(0, -tagBytes));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    throw new SealedStreamError(`it was changed or cut off ${place} or after it`);
  }
}

async function deriveKeys(passphrase: string, salt: Uint8Array): Promise<{ key: Buffer; check: Buffer }> {
  const stretched = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, stretching, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', stretched, salt, purpose, length));
  return { key: derive('vitrine backup key', 32), check: derive('vitrine backup check', checkBytes) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Chunks of one size, the first of `first` bytes; the last may be shorter, and is there even if empty. */
async function* inChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
  first?: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }, undefined> {
  let wanted = first ?? size;
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length <= wanted) continue;
    let rest = Buffer.concat(parts);
    // What fills a chunk exactly may be the last: it waits for more.
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), isLast: false };
      rest = rest.subarray(wanted);
      wanted = size;
    }
    parts = [rest];
    length = rest.length;
  }
  yield { chunk: Buffer.concat(parts), isLast: true };
}
