import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { openStream, sealStream, SealedStreamError } from '../crypto/sealed-stream.ts';
import type { Dump } from '../db/backup/dump.ts';

const ManifestSchema = v.object({
  format: v.literal(1),
  kind: v.picklist(['pglite', 'postgres']),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  rows: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** The first line of what is sealed; the dump follows it. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

const newLine = 0x0a;
const longestManifest = 1024 * 1024;

/** Writes a backup under its name once it is whole, and returns the SHA-256 of what was sealed. */
export async function writeBackup(
  path: string,
  { manifest, dump, passphrase }: { manifest: Manifest; dump: Dump; passphrase: string },
): Promise<string> {
  const hash = createHash('sha256');
  async function* content(): Dump {
    for await (const part of joined(manifest, dump)) {
      hash.update(part);
      yield part;
    }
  }
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(
      Readable.from(sealStream(content(), passphrase), { objectMode: false }),
      createWriteStream(unfinished, { mode: 0o600, flags: 'w' }),
    );
    const file = await open(unfinished, 'r+');
    await file.sync().finally(() => file.close());
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return hash.digest('hex');
}

async function* joined(manifest: Manifest, dump: Dump): Dump {
  yield Buffer.from(`${JSON.stringify(manifest)}\n`);
  yield* dump;
}

export interface OpenedBackup {
  manifest: Manifest;
  /** Can be read once. */
  dump: Dump;
  /** SHA-256 of what was sealed, once the dump was read. */
  digest(): string;
}

/** @throws {SealedStreamError} here, or while the dump is read */
export async function openBackup(path: string, passphrase: string): Promise<OpenedBackup> {
  const hash = createHash('sha256');
  const parts = openStream(createReadStream(path), passphrase);
  let head: Buffer = Buffer.alloc(0);
  while (!head.includes(newLine) && head.length < longestManifest) {
    const { value, done } = await parts.next();
    if (done) throw new SealedStreamError('its list of contents is missing');
    head = Buffer.concat([head, value]);
  }
  hash.update(head);
  const end = head.indexOf(newLine);
  async function* dump(): Dump {
    yield head.subarray(end + 1);
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }
  const manifest = v.parse(ManifestSchema, JSON.parse(head.subarray(0, end).toString('utf8')));
  return { manifest, dump: dump(), digest: () => hash.digest('hex') };
}
