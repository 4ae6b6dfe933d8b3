import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export type Browser = { path: string } | { problem: string };

/** Headless shell takes a third less of the processor than Chromium. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

/**
 * A browser that is on this machine: CHROMIUM_PATH, else a headless shell, else a Chromium or Chrome, each in
 * the usual places and where Playwright keeps its own.
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return listBrowsers().at(0);
}

/**
 * As `findBrowser`; when there is none, fetches Playwright's own, or as root on Debian the distribution's
 * package. There the headless shell is fetched as well where only Chromium is found; when that doesn't work,
 * Chromium has to do.
 */
export function ensureBrowser(): Browser {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    return { problem: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no such file.` };
  }
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH };
  // A headless shell may lack a library that Chromium brings along.
  const found = listBrowsers().find(starts) ?? findBrowser();
  if (found) return { path: lighterBrowser(found) ?? found };
  console.log("No Chromium or Chrome found: fetching Playwright's own.");
  fetchPlaywrightBrowser();
  const fetched = findBrowser();
  if (fetched && starts(fetched)) return { path: fetched };
  if (isDebianRoot()) {
    console.log("That did not work: installing the distribution's Chromium.");
    if (!install('chromium-headless-shell')) install('chromium');
    const installed = listBrowsers().find(starts);
    if (installed) return { path: installed };
  }
  return {
    problem:
      'No Chromium or Chrome could be found or fetched. Install one, or set CHROMIUM_PATH to its program.',
  };
}

/** The headless shell of the distribution whose Chromium was found, or undefined. */
function lighterBrowser(found: string): string | undefined {
  if (shellNames.includes(basename(found)) || !isDebianRoot()) return undefined;
  console.log('Only a whole Chromium found: trying for its headless shell, which is quicker.');
  if (!install('chromium-headless-shell')) return undefined;
  return pathsOf(shellNames).find((path) => existsSync(path) && starts(path));
}

function listBrowsers(): string[] {
  const paths = [...pathsOf(shellNames), ...playwrightShells(), ...usualPaths(), playwrightPath()];
  return paths.filter((path) => path !== '' && existsSync(path));
}

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
  return pathsOf(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']);
}

function pathsOf(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightShells(): string[] {
  const [, all = '', revision] = /(.*)[\\/]chromium-(\d+)[\\/]/.exec(playwrightPath()) ?? [];
  const folder = join(all, `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return [];
  const programs = shellNames.flatMap((name) => [name, `${name}.exe`]);
  return readdirSync(folder).flatMap((inner) => programs.map((program) => join(folder, inner, program)));
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
    '--only-shell',
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

/** Installs a package of Debian; false where that can't be done, which shows soon without a network. */
function install(name: string): boolean {
  const limits = ['-q', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  run('apt-get', ['update', ...limits]);
  return run('apt-get', ['install', '-y', ...limits, '--no-install-recommends', '--no-remove', name]);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
