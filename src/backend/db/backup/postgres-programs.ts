import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Dump } from './dump.ts';

type Program = 'pg_dump' | 'pg_restore';

/** What the program writes, as it runs. Its failure is thrown at the end. */
export async function* outputOf(program: Program, args: string[], databaseUrl: string): Dump {
  const { child, finished } = start(program, args, databaseUrl);
  child.stdin?.end();
  yield* child.stdout!;
  await finished;
}

/** Runs the program on a dump as its input; what it writes is left. */
export async function feed(
  program: Program,
  args: string[],
  { dump, databaseUrl }: { dump: Dump; databaseUrl?: string },
): Promise<void> {
  const { child, finished } = start(program, args, databaseUrl);
  child.stdout!.resume();
  const [written, ended] = await Promise.allSettled([
    pipeline(Readable.from(dump, { objectMode: false }), child.stdin!),
    finished,
  ]);
  // A program that fails closes its input: its own words say more than that.
  if (ended.status === 'rejected') throw ended.reason;
  if (written.status === 'rejected') throw written.reason;
}

function start(
  program: Program,
  args: string[],
  databaseUrl?: string,
): { child: ChildProcess; finished: Promise<void> } {
  const { url, password } = withoutPassword(databaseUrl);
  const child = spawn(program, [...args, ...(url === undefined ? [] : ['--dbname', url])], {
    // The password would be in the list of processes.
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem = (problem + text).slice(-4000);
  });
  const finished = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(
        isMissing
          ? new Error(
              `${program} is missing: install PostgreSQL's client programs, of the server's version or later.`,
            )
          : error,
      );
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${problem.trim() || `it ended with ${code}`}`));
    });
  });
  // It is awaited once the output was read.
  finished.catch(() => {});
  return { child, finished };
}

function withoutPassword(databaseUrl?: string): { url?: string; password?: string } {
  if (databaseUrl === undefined) return {};
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, password };
}
