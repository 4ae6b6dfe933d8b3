import { homedir } from 'node:os';
import type { Rule } from '../support/describe-rule.ts';

export const exactVersions: Rule = (project) => {
  const manifest = JSON.parse(project.get('package.json') ?? '{}') as Record<string, Record<string, string>>;
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/i.test(version))
      .map(([name, version]) => `package.json ${kind}: ${name} is ${version}, not one version`),
  );
};

export const noRegistryHost: Rule = (project) => [
  ...linesWith(project.get('package-lock.json') ?? '', /"resolved": "https?:/).map(
    (line) => `package-lock.json:${line} names the host of a registry`,
  ),
  ...linesWith(project.get('.npmrc') ?? '', /registry\s*=\s*|_auth/i).map(
    (line) => `.npmrc:${line} names a registry`,
  ),
];

interface Lockfile {
  packages?: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * The lockfile holds the packages of every platform: `npm ci` refuses one that lacks what this machine can't
 * load.
 */
export const wholeLockfile: Rule = (project) => {
  const { packages = {} } = JSON.parse(project.get('package-lock.json') ?? '{}') as Lockfile;
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !candidatePaths(path, name).some((candidate) => candidate in packages))
      .map((name) => `package-lock.json lacks ${name}, which ${path || 'package.json'} may want`),
  );
};

function candidatePaths(path: string, name: string): string[] {
  const own = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (path === '') return [own];
  const above = path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '');
  return [own, ...candidatePaths(above, name)];
}

const personalFolders = [
  // Written so that this file does not match itself.
  String.raw`/(?:home|Users)/[a-z][\w.-]*/`,
  String.raw`[A-Z]:\\{1,2}Users\\`,
  String.raw`/ro{2}t/`,
];

export const noMachinePath: Rule = (project) => {
  const here = [process.cwd(), homedir()]
    .filter((path) => path.split(/[/\\]/).length > 2)
    .map(escapeForPattern);
  const pattern = new RegExp(
    `(?<![\\w.~-])(?:${[...personalFolders, ...here.map((path) => `${path}(?![\\w-])`)].join('|')})`,
  );
  return [...project]
    .filter(([path]) => !path.startsWith('tests/architecture/'))
    .flatMap(([path, text]) =>
      linesWith(text, pattern).map((line) => `${path}:${line} names a folder of somebody's machine`),
    );
};

function linesWith(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
