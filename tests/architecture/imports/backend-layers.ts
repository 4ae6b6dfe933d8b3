import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

type Role = 'routes' | 'service' | 'repository';

// By the end of the name: routes.ts, pix-routes.ts, seat-repository.ts. Everything else in a module is its
// service.
const roleInName = /(?:^|[-.])(routes|repository)\.ts$/;

const mayImport: Record<Role, readonly Role[]> = {
  routes: ['routes', 'service'],
  service: ['service', 'repository'],
  repository: ['repository'],
};

export const backendLayers: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/backend/'))
    .flatMap(({ path, imports }) => {
      const from = roleOf(path);
      if (from === undefined) return [];
      return imports.flatMap(({ target, typeOnly, line }) => {
        const to = target === undefined ? undefined : roleOf(target);
        // A repository may return the types of its module, which calls nothing.
        if (from === 'repository' && to === 'service' && typeOnly) return [];
        if (to !== undefined && !mayImport[from].includes(to)) {
          return [
            `${path}:${line} imports ${target}: a file of ${from} may import ${mayImport[from].join(', ')}`,
          ];
        }
        if (from === 'routes' && target?.startsWith('src/backend/db/')) {
          return [`${path}:${line} imports ${target}: routes reach the database through a service`];
        }
        return [];
      });
    });

const holdsClock = new Set([
  'src/backend/modules/simulated-bank/simulated-bank.ts',
  'src/backend/modules/simulated-bank/card/card-provider.ts',
  'src/backend/modules/simulated-bank/card-page/card-app.ts',
]);

export const timeIsHandedOver: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/backend/modules/') && !holdsClock.has(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, line }) =>
        target === 'src/domain/time/clock.ts'
          ? [`${path}:${line} imports a clock: a deed takes \`now: Date\`, which its route reads`]
          : [],
      ),
    );

const sqlPackages = /^(drizzle-orm|postgres|@electric-sql\/pglite)(\/|$)/;

export const sqlInRepositories: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/') && !mayTouchSql(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, target, line }) =>
        sqlPackages.test(specifier) || target?.startsWith('src/backend/db/schema/')
          ? [`${path}:${line} imports ${specifier}: only repositories and backend/db touch SQL`]
          : [],
      ),
    );

function mayTouchSql(path: string): boolean {
  return path.startsWith('src/backend/db/') || roleOf(path) === 'repository';
}

function roleOf(path: string): Role | undefined {
  if (!path.startsWith('src/backend/')) return undefined;
  const named = roleInName.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] as Role | undefined;
  return named ?? (path.startsWith('src/backend/modules/') ? 'service' : undefined);
}
