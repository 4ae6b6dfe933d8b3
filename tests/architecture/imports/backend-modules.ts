import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

const levels: readonly (readonly string[])[] = [
  ['app'],
  ['jobs', 'modules'],
  ['request'],
  ['documents', 'mail', 'payments'],
  ['card-pages', 'limits', 'school-issuer'],
  ['http'],
  ['db'],
  ['crypto'],
  // Files that lie in the backend's folder itself.
  [''],
];

interface Step {
  path: string;
  line: number;
  from: string;
  target: string;
  to: string;
}

function importsBetweenModules(project: Parameters<Rule>[0]): Step[] {
  return sourceFiles(project).flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }) => {
      const from = moduleOf(path);
      const to = target === undefined ? undefined : moduleOf(target);
      if (target === undefined || from === undefined || to === undefined || from === to) return [];
      return [{ path, line, from, target, to }];
    }),
  );
}

function moduleOf(path: string): string | undefined {
  const [, inside] = /^src\/backend\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return undefined;
  const folders = inside.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'modules' ? 2 : 1).join('/');
}

const levelOf = (folder: string) => levels.findIndex((names) => names.includes(folder.split('/')[0]!));

/** Imports run from the app down to the database; modules are asked about in {@link moduleCircles}. */
export const backendLevels: Rule = (project) =>
  importsBetweenModules(project).flatMap(({ path, line, from, target, to }) => {
    const [upper, lower] = [levelOf(from), levelOf(to)];
    if (upper < 0 || lower < 0) return [`${path}:${line} imports ${target}: a folder without a level`];
    const sameLevel = upper === lower && !(from.startsWith('modules/') && to.startsWith('modules/'));
    return lower < upper || sameLevel ? [`${path}:${line} imports ${target}: that lies above`] : [];
  });

/** No module of the backend reaches itself through others: what two need lies in a third, below both. */
export const moduleCircles: Rule = (project) => findCircles(importsBetweenModules(project));

/**
 * No folder inside a module reaches itself through other folders of it. Files of the module's own folder are
 * exempt: its routes and what all its folders share.
 */
export const folderCircles: Rule = (project) => {
  const steps = sourceFiles(project).flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }): Step[] => {
      const from = folderOf(path);
      const to = target === undefined ? undefined : folderOf(target);
      if (target === undefined || from === undefined || to === undefined || from === to) return [];
      if (from.split('/')[0] !== to.split('/')[0]) return [];
      return [{ path, line, from, target, to }];
    }),
  );
  return findCircles(steps).map(
    (circle) => `${circle}; move what both need into the lower of them, or into a folder below both`,
  );
};

function folderOf(path: string): string | undefined {
  return /^src\/backend\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

function findCircles(steps: readonly Step[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly Step[]): void => {
    const start = way.findIndex(({ from }) => from === name);
    if (start >= 0) {
      const circle = way.slice(start);
      const names = [...circle.map(({ from }) => from), name].join(' → ');
      circles.push(
        `${circle.map(({ path, line, target }) => `${path}:${line} imports ${target}`).join(', ')}: ${names}`,
      );
      return;
    }
    if (done.has(name)) return;
    for (const step of steps) if (step.from === name) visit(step.to, [...way, step]);
    done.add(name);
  };
  for (const { from } of steps) visit(from, []);
  return circles;
}

/**
 * The modules an order passes through. One payment changes rows of several of them in one transaction, so
 * each may call the repositories of those below it (docs/decisions/0097).
 */
const orderModules = new Set(
  [
    'ledger',
    'orders',
    'charges',
    'refunds',
    'payments',
    'checkout',
    'purchases',
    'billing',
    'purchase-mails',
    'finance',
    'company-orders',
  ].map((name) => `modules/${name}`),
);

/** A repository belongs to its module: other modules call commands there. Types are no exception. */
export const ownRepositories: Rule = (project) =>
  importsBetweenModules(project).flatMap(({ path, line, from, target, to }) =>
    /(^|[-/])repository\.ts$/.test(target) && !(orderModules.has(from) && orderModules.has(to))
      ? [`${path}:${line} imports ${target}: only ${to} calls its repositories`]
      : [],
  );
