import { readFileSync, readdirSync } from 'node:fs';

export interface TreeRoute {
  path: string;
  isFile: boolean;
}

/**
 * Every address of the shop's route tree that answers something, by its generated file: a new route is in it
 * by itself.
 */
export function listRoutes(): TreeRoute[] {
  const tree = readFileSync('src/storefront/routeTree.gen.ts', 'utf8');
  const paths = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree)?.[1] ?? '';
  const files = listFileRoutes();
  return [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => ({ path: path!, isFile: files.has(path!) }));
}

function listFileRoutes(): Set<string> {
  const sources = readdirSync('src/storefront/routes', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)-/.test(name))
    .map((name) => readFileSync(`src/storefront/routes/${name}`, 'utf8'));
  return new Set(sources.flatMap((text) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? []));
}

export function fillRoute(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\$(\w*)/g, (_, name: string) => {
    const value = values[`${path} ${name}`] ?? values[name];
    if (value === undefined) throw new Error(`${path} is new: say what ${name || 'its rest'} is called with`);
    return value;
  });
}

/**
 * Which route a path and its query belong to, with the names of the query's keys: pages of one kind share it.
 */
export function kindOfPath(path: string, routes: readonly TreeRoute[]): string {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const segments = pathname.split('/');
  const fits = (route: string) => {
    const parts = route.replace(/(?<=.)\/$/, '').split('/');
    return (
      (parts.length === segments.length || parts.at(-1) === '$') &&
      parts.every((part, index) => part.startsWith('$') || part === segments[index])
    );
  };
  const open = (route: string) => (route.match(/\$/g) ?? []).length + (route.endsWith('$') ? 10 : 0);
  const [route = pathname] = routes
    .map(({ path: each }) => each)
    .filter(fits)
    .toSorted((a, b) => open(a) - open(b));
  return `${route}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
