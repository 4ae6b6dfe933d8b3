import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import {
  createDatabase,
  describePostgresSearch,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../../tests/support/backend/postgres-server.ts';
import { trimDatabase } from './trim-database.ts';

/**
 * `npm run dump-release`: writes the database that this version makes, with a few rows, as SQL into
 * tests/backend/db/releases, where upgrade.test.ts upgrades it for ever after. `-- --commit <commit>` does so
 * for an earlier commit, with the packages that are installed now.
 */
const folder = 'tests/backend/db/releases';
const commit = process.argv.includes('--commit') ? process.argv.at(-1) : undefined;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const server = await findPostgres();
if (server === undefined) throw new Error(describePostgresSearch());
const name = `vitrine_release_${randomBytes(4).toString('hex')}`;
const url = withDatabaseName(server, name);
const checkout = commit === undefined ? process.cwd() : checkOut(commit);
await createDatabase(server, name);
try {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const head = git('rev-parse', commit ?? 'HEAD');
  await fill(checkout);
  const path = join(folder, `${commit === undefined ? version : head.slice(0, 8)}.sql`);
  writeFileSync(path, `-- Commit ${head}\n${dump()}`);
  console.log(`Wrote ${path}.`);
} finally {
  await dropDatabase(server, name);
  if (commit !== undefined) {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}

function checkOut(wanted: string): string {
  const into = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', into, wanted);
  symlinkSync(join(process.cwd(), 'node_modules'), join(into, 'node_modules'), 'junction');
  return into;
}

/** Migrates and seeds with the code of that version, whose imports are resolved from its own folder. */
async function fill(from: string): Promise<void> {
  const program = join(process.cwd(), 'tools/upgrade/fill-database.ts');
  execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), program, url], {
    cwd: from,
    stdio: 'inherit',
  });
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await trimDatabase(sql);
  await sql.end();
}

function dump(): string {
  const text = execFileSync(
    'pg_dump',
    ['--inserts', '--rows-per-insert=20', '--no-owner', '--no-privileges', '--no-comments', url],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  return (
    text
      .replaceAll(/^--\n-- .*\n--\n/gm, '')
      // Functions of earlier versions find each other only in `public` (0290_restorable_search).
      .replace("set_config('search_path', '', false)", "set_config('search_path', 'public', false)")
      // Commands of psql, of newer versions of pg_dump.
      .replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
  );
}
