import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { migrationsFolder } from '../migrations-folder.ts';

export interface Migration {
  /** The file's name without its ending, such as 0000_catalogue. */
  name: string;
  when: number;
  /** SHA-256 of the file's text, in hexadecimal digits. */
  hash: string;
  statements: string[];
}

const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** The migrations of a folder in the order of its journal, which is the order in which they are applied. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const { entries } = v.parse(
    Journal,
    JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')),
  );
  return Promise.all(
    entries.map(async ({ tag, when }) => {
      // A checkout on Windows may have changed the line ends: the same migration all the same.
      const text = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n');
      return { name: tag, when, hash: hashOf(text), statements: text.split('--> statement-breakpoint') };
    }),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
