import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

export type Layer =
  | 'wiring'
  | 'routes'
  | 'features'
  | 'forms'
  | 'blocks'
  | 'ui'
  | 'hydration'
  | 'gateway'
  | 'server'
  | 'contract'
  | 'domain'
  | 'settings'
  | 'backend'
  | 'programs'
  | 'tools';

/**
 * What each layer may import besides itself and packages. Features and the gateway have finer rules below.
 */
const mayImport: Record<Layer, readonly Layer[]> = {
  // Router, start and client entry put the storefront together.
  wiring: [
    'routes',
    'features',
    'forms',
    'blocks',
    'ui',
    'hydration',
    'gateway',
    'server',
    'contract',
    'domain',
  ],
  routes: ['wiring', 'features', 'forms', 'blocks', 'ui', 'contract', 'domain'],
  features: ['forms', 'blocks', 'ui', 'hydration', 'gateway', 'server', 'contract', 'domain'],
  forms: ['ui', 'contract', 'domain'],
  blocks: ['forms', 'ui', 'hydration', 'contract', 'domain'],
  ui: [],
  // How a page's data reach the browser: of the server's rendering and of the router alike.
  hydration: [],
  gateway: ['server', 'contract', 'domain'],
  server: ['settings', 'hydration', 'contract', 'domain'],
  contract: ['domain'],
  domain: [],
  settings: ['domain'],
  backend: ['settings', 'contract', 'domain'],
  // What Node runs alone joins the two programs; tools make and check them.
  programs: ['server', 'backend', 'settings', 'contract', 'domain'],
  tools: ['programs', 'server', 'features', 'backend', 'settings', 'contract', 'domain'],
};

/** What the gateway and server functions may know of the process they run in. */
const processFacts = [
  'src/server/log/loggable-path.ts',
  'src/server/log/logger.ts',
  'src/server/partners.ts',
  'src/server/request/request-id.ts',
  'src/server/settings.ts',
];

/** The layer of a file; undefined outside the program. */
export function layerOf(path: string): Layer | undefined {
  if (path.startsWith('tools/')) return 'tools';
  const [root, folder, ...rest] = path.split('/');
  if (root !== 'src' || folder === undefined) return undefined;
  if (rest.length === 0) return 'wiring';
  return folder in mayImport ? (folder as Layer) : undefined;
}

/** Imports run one way: rules 1, 3 and 4 of the house. */
export const layers: Rule = (project) =>
  sourceFiles(project).flatMap((file) => {
    const from = layerOf(file.path);
    if (from === undefined) return [];
    return file.imports.flatMap(({ target, line, typeOnly }) => {
      const to = target === undefined ? undefined : layerOf(target);
      if (target === undefined || to === undefined) return [];
      const problem =
        describeProblem(file.path, from, target, to) ??
        (!typeOnly && to === 'contract' && reachesBrowser(file.path, from)
          ? 'the browser gets types of the contract only; values that pages need belong in domain'
          : undefined);
      return problem === undefined ? [] : [`${file.path}:${line} imports ${target}: ${problem}`];
    });
  });

function describeProblem(path: string, from: Layer, target: string, to: Layer): string | undefined {
  if (from === 'features' && to === 'features') {
    const [own, other] = [featureOf(path), featureOf(target)];
    if (own === other || own === 'shell' || other === 'shell') return undefined;
    return 'a feature does not import another one; routes put them together';
  }
  if (from === to) return undefined;
  if (!mayImport[from].includes(to)) {
    return `${from} may import ${['itself', ...mayImport[from]].join(', ')}`;
  }
  if (from === 'features' && (to === 'gateway' || to === 'server') && !isServerFunctions(path)) {
    return `only *.functions.ts of a feature reach ${to}`;
  }
  if (to === 'server' && (from === 'features' || from === 'gateway') && !processFacts.includes(target)) {
    return `of the server ${from} may import ${processFacts.join(', ')}`;
  }
  if (from === 'routes' && to === 'features' && isServerFunctions(target)) {
    return 'routes read through *.queries.ts, never a server function directly';
  }
  return undefined;
}

/** Server functions are cut out of the browser's bundle, everything else of these layers is in it. */
function reachesBrowser(path: string, layer: Layer): boolean {
  return ['wiring', 'routes', 'features', 'forms', 'blocks'].includes(layer) && !isServerFunctions(path);
}

function isServerFunctions(path: string): boolean {
  return /\.functions\.tsx?$/.test(path);
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2];
}

/** Every folder of src is one of the house's. */
export const knownFolders: Rule = (project) => {
  const folders = new Set([...project.keys()].flatMap((path) => /^src\/([^/]+)\//.exec(path)?.[1] ?? []));
  const known = new Set<string>([...Object.keys(mayImport), 'assets', 'styles']);
  return [...folders]
    .filter((folder) => !known.has(folder) || folder === 'wiring' || folder === 'tools')
    .map((folder) => `src/${folder}/ has no place in the house: its imports would go unchecked`);
};
