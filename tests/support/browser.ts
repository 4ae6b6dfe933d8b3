import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export type Browser = { path: string } | { problem: string };

/** A Chromium or Chrome that is on this machine: CHROMIUM_PATH, the usual names and places, Playwright's own. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return [...usualPaths(), playwrightPath()].find((path) => path !== '' && existsSync(path));
}

/** As `findBrowser`; when there is none, fetches Playwright's own, or as root on Debian the distribution's package. */
export function ensureBrowser(): Browser {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    return { problem: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no such file.` };
  }
  const found = findBrowser();
  if (found) return { path: found };
  console.log("No Chromium or Chrome found: fetching Playwright's own.");
  fetchPlaywrightBrowser();
  const fetched = findBrowser();
  if (fetched && starts(fetched)) return { path: fetched };
  if (isDebianRoot()) {
    console.log("That did not work: installing the distribution's Chromium.");
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const installed = usualPaths().find((path) => existsSync(path));
    if (installed) return { path: installed };
  }
  return {
    problem:
      'No Chromium or Chrome could be found or fetched. Install one, or set CHROMIUM_PATH to its program.',
  };
}

/** What Chromium needs to run quietly and without the network; as root it can't use its sandbox. */
export function browserFlags(): string[] {
  const flags = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags;
}

function usualPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return roots.flatMap((root) => (root ? programs.map((program) => join(root, program)) : []));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightPath(): string {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no browser for this system.
    return '';
  }
}

function fetchPlaywrightBrowser(): void {
  const withSystemLibraries = isDebianRoot() ? ['--with-deps'] : [];
  run(process.execPath, [
    resolve('node_modules/@playwright/test/cli.js'),
    'install',
    ...withSystemLibraries,
    'chromium',
  ]);
}

// A fetched browser may lack libraries of the system.
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
