import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { findFreePort } from '../../support/ports.ts';
import { readMemory } from '../../support/process-tree.ts';

const nodeFlags = ['--heap-growing-percent=50', '--max-semi-space-size=32'];
const secret = randomBytes(24).toString('hex');

interface Program {
  name: string;
  command: 'start' | 'backend';
  port: number;
  process: ChildProcess;
  output: string;
}

export interface Fleet {
  url: string;
  /** Stops a program as a new version would have it, and starts it again. Seconds until it is ready. */
  restart(name: string): Promise<number>;
  names: readonly string[];
  /** Seconds of processor since they started, by name; `postgres` for all of the server's processes. */
  readProcessorTimes(): Promise<Record<string, number>>;
  /** Megabytes at most, by name. */
  readPeaks(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

/** Two storefronts, two backends, and Caddy with the file of `deploy` in front of each pair. */
export async function startFleet(databaseUrl: string): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-campaign-'));
  const [shopPort, insidePort, ...ports] = await Promise.all(Array.from({ length: 6 }, findFreePort));
  const url = `http://127.0.0.1:${shopPort}`;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: url,
    BACKEND_SECRET: secret,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const own = {
    backend: (port: number) => ({
      BACKEND_PORT: String(port),
      CARD_PORT: '0',
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      SIMULATED_BANK: 'on',
      PUBLIC_DEMO: 'on',
      DATA_DIR: folder,
    }),
    start: (port: number) => ({
      PORT: String(port),
      BACKEND_URL: `http://127.0.0.1:${insidePort}`,
      TRUST_PROXY: '1',
    }),
  };

  async function start(name: string, command: Program['command'], port: number): Promise<Program> {
    const child = spawn(process.execPath, [...nodeFlags, 'src/programs/vitrine.mjs', command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...own[command](port) },
    });
    const program: Program = { name, command, port, process: child, output: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        program.output = (program.output + text).slice(-4000);
      });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${name} ended:\n${program.output}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return program;
      await pass(100);
    }
  }

  const caddyfile = join(folder, 'Caddyfile');
  await writeFile(caddyfile, await adaptCaddyfile({ shopPort: shopPort!, insidePort: insidePort!, ports }));
  const caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(caddy, 'spawn');
  let caddySaid = '';
  caddy.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (caddySaid = (caddySaid + text).slice(-4000)));
  const programs = new Map<string, Program>();
  const add = async (name: string, command: Program['command'], port: number) =>
    programs.set(name, await start(name, command, port));
  const [backend1, backend2, storefront1, storefront2] = ports as [number, number, number, number];
  await add('backend-1', 'backend', backend1);
  await add('backend-2', 'backend', backend2);
  await add('storefront-1', 'start', storefront1);
  await add('storefront-2', 'start', storefront2);
  if (caddy.exitCode !== null) throw new Error(`Caddy ended:\n${caddySaid}`);
  const pids = () => [
    ...[...programs].map(
      ([
        name,
        {
          process: { pid },
        },
      ]) => [name, pid!] as const,
    ),
    ['caddy', caddy.pid!] as const,
  ];
  return {
    url,
    names: [...programs.keys()],
    async restart(name) {
      const { command, port, process: child } = programs.get(name)!;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      const startedAt = performance.now();
      programs.set(name, await start(name, command, port));
      return (performance.now() - startedAt) / 1000;
    },
    async readProcessorTimes() {
      const times: Record<string, number> = {};
      for (const [name, pid] of pids()) times[name] = (await readProcessorTime(pid)) ?? 0;
      times['postgres'] = await sumProcessorTimes('postgres');
      times['visitors'] = process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
      return times;
    },
    async readPeaks() {
      const peaks: Record<string, number> = {};
      for (const [name, pid] of pids()) peaks[name] = (await readMemory(pid)).peak;
      return peaks;
    },
    async stop() {
      const running = [...programs.values()].map((program) => program.process);
      await Promise.all(
        [...running.toReversed(), caddy].map(async (child) => {
          if (child.exitCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The file of `deploy`, for programs on this machine and for the Caddy that is installed. */
async function adaptCaddyfile({
  shopPort,
  insidePort,
  ports,
}: {
  shopPort: number;
  insidePort: number;
  ports: number[];
}) {
  const version = execFileSync('caddy', ['version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version)!.map(Number);
  const addresses = ['backend-1:3001', 'backend-2:3001', 'storefront-1:3000', 'storefront-2:3000'];
  let file = await readFile('deploy/Caddyfile', 'utf8');
  for (const [place, address] of addresses.entries())
    file = file.replace(address, `127.0.0.1:${ports[place]}`);
  file = file
    .replace('{$SHOP_HOST}', `http://127.0.0.1:${shopPort}`)
    .replace('http://caddy:3001', `http://127.0.0.1:${insidePort}`)
    // Visitors of a bench all come from one machine, and say by a header who they are.
    .replaceAll('import instances', 'import instances\n\t\ttrusted_proxies 127.0.0.1/8');
  // Came with 2.7.
  if (major === 2 && minor! < 7) file = file.replace(/\trequest_buffers .*\n/, '');
  return `{\n\tadmin off\n\tauto_https off\n}\n${file}`;
}

/** Seconds; a tick is a hundredth. */
async function readProcessorTime(pid: number | string): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

async function sumProcessorTimes(command: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const name = await readFile(`/proc/${entry}/comm`, 'utf8').catch(() => '');
    if (name.trim() === command) sum += (await readProcessorTime(entry)) ?? 0;
  }
  return sum;
}
