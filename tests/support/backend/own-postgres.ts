import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import postgres from 'postgres';
import { findFreePort } from '../ports.ts';
import { signalTree } from '../process-tree.ts';

export interface OwnPostgres {
  url: string;
  pid(): number;
  /** As a machine that loses its power; {@link OwnPostgres.startAgain} recovers. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has the programs of a server. */
export const hasOwnPostgres = () => findPrograms() !== undefined;

/** A server of its own, whose faults harm no one else; a streaming replica of `primary` if given. */
export async function startOwnPostgres(primary?: OwnPostgres): Promise<OwnPostgres | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const [program, ...args] = primary
    ? ['pg_basebackup', '-d', primary.url, '-D', data, '-R', '-N', '-c', 'fast']
    : ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N'];
  execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const port = await findFreePort();
  const settings = ['-c', 'fsync=off', '-c', `unix_socket_directories=${folder}`];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
    await untilAnswering(url);
    return started;
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, 'exit');
    signalTree(child.pid!, 'SIGKILL');
    await ended;
  };
  return {
    url,
    pid: () => child.pid!,
    kill,
    startAgain: async () => {
      child = await start();
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await pass(200);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
