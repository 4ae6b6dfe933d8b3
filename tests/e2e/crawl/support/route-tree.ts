import { readFileSync, readdirSync } from 'node:fs';

export interface TreeRoute {
  /** As the route tree writes it, such as `/campanha/$promoTitle`. */
  path: string;
  /** Answers with a file and no page. */
  isFile: boolean;
}

/** Every address of the shop's route tree that answers something, by its generated file: a new route is in it by itself. */
export function listRoutes(): TreeRoute[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
  const paths = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree)?.[1] ?? '';
  const files = listFileRoutes();
  return [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => ({ path: path!, isFile: files.has(path!) }));
}

function listFileRoutes(): Set<string> {
  const sources = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)-/.test(name))
    .map((name) => readFileSync(`src/routes/${name}`, 'utf8'));
  return new Set(sources.flatMap((text) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? []));
}

/** The address with its parameters filled in. Throws for one that nobody gave a value for. */
export function fillRoute(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\$(\w*)/g, (_, name: string) => {
    const value = values[`${path} ${name}`] ?? values[name];
    if (value === undefined) throw new Error(`${path} is new: say what ${name || 'its rest'} is called with`);
    return value;
  });
}
