import { fontNames } from '#design-tokens';
import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

export type Layer =
  | 'wiring'
  | 'routes'
  | 'features'
  | 'forms'
  | 'shared'
  | 'ui'
  | 'backend-client'
  | 'platform'
  | 'contract'
  | 'domain'
  | 'settings'
  | 'backend'
  | 'programs'
  | 'toolchain';

const storefrontLayers = ['routes', 'features', 'shared', 'forms', 'ui', 'backend-client'] as const;

const mayImport: Record<Layer, readonly Layer[]> = {
  // Router, start and server entry put the storefront together.
  wiring: ['routes', 'features', 'forms', 'shared', 'ui', 'platform', 'backend-client', 'contract', 'domain'],
  routes: ['wiring', 'features', 'forms', 'shared', 'ui', 'platform', 'contract', 'domain'],
  features: ['forms', 'shared', 'ui', 'platform', 'backend-client', 'settings', 'contract', 'domain'],
  shared: ['forms', 'ui', 'platform', 'contract', 'domain'],
  forms: ['ui', 'platform', 'backend-client', 'contract', 'domain'],
  ui: ['platform'],
  'backend-client': ['platform', 'settings', 'contract', 'domain'],
  platform: ['settings', 'contract', 'domain'],
  contract: ['domain'],
  domain: [],
  settings: ['domain'],
  backend: ['settings', 'contract', 'domain'],
  programs: ['platform', 'backend', 'settings', 'contract', 'domain'],
  toolchain: ['programs', 'platform', 'features', 'backend', 'settings', 'contract', 'domain'],
};

const serverFacts = [
  'src/platform/log/loggable-path.ts',
  'src/platform/log/logger.ts',
  'src/platform/http/partners.ts',
  'src/platform/http/request/request-id.ts',
];

const productLayers = new Set<Layer>(['routes', 'features', 'shared', 'forms', 'ui']);
const forProduct = new Set([
  'src/platform/hydration/lazy-island.tsx',
  'src/platform/rendering/cached-fragment.tsx',
]);

const storefrontParts = new Set([
  'src/storefront/forms/session-name.ts',
  ...Object.keys(fontNames).map((font) => `src/storefront/assets/fonts/${font}-portuguese.woff2`),
  'src/storefront/styles/app.css',
]);

/** The layer of a file; undefined outside the program. */
export function layerOf(path: string): Layer | undefined {
  if (path.startsWith('tools/')) return 'toolchain';
  const [root, folder, inner, ...rest] = path.split('/');
  if (root !== 'src' || folder === undefined) return undefined;
  if (folder !== 'storefront') return folder in mayImport ? (folder as Layer) : undefined;
  if (inner === undefined || rest.length === 0) return 'wiring';
  return storefrontLayers.find((layer) => layer === inner);
}

/** Imports run one way: rules 1, 3 and 4 of docs/architecture.md. */
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
  if (from === 'platform' && storefrontParts.has(target)) return undefined;
  if (!mayImport[from].includes(to)) {
    return `${from} may import ${['itself', ...mayImport[from]].join(', ')}`;
  }
  if (
    ['features', 'forms'].includes(from) &&
    ['backend-client', 'settings'].includes(to) &&
    !isServerFunctions(path)
  ) {
    return `only *.functions.ts of ${from} reach ${to}`;
  }
  if (to === 'platform' && productLayers.has(from) && !forProduct.has(target)) {
    return `product code takes ${[...forProduct].join(' and ')} from the platform, nothing else`;
  }
  if (from === 'backend-client' && to === 'platform' && !serverFacts.includes(target)) {
    return `of the platform backend-client may import ${serverFacts.join(', ')}`;
  }
  if (from === 'routes' && to === 'features' && isServerFunctions(target)) {
    return 'routes read through *.queries.ts, never a server function directly';
  }
  return undefined;
}

/** Server functions are cut out of the browser's bundle, everything else of these layers is in it. */
function reachesBrowser(path: string, layer: Layer): boolean {
  return ['wiring', 'routes', 'features', 'forms', 'shared'].includes(layer) && !isServerFunctions(path);
}

function isServerFunctions(path: string): boolean {
  return /\.functions\.tsx?$/.test(path);
}

function featureOf(path: string): string | undefined {
  return path.split('/')[3];
}

/** Whether code runs on the server is known to platform and programs alone: rule 2. */
export const rendering: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    const layer = layerOf(path);
    if (layer === undefined || ['platform', 'programs', 'tools'].includes(layer)) return [];
    return text
      .split('\n')
      .flatMap((line, at) =>
        /\bimport\.meta\.env\.SSR\b/.test(line)
          ? [`${path}:${at + 1} asks whether it runs on the server; use createIsomorphicFn`]
          : [],
      );
  });

export const knownFolders: Rule = (project) => {
  const folders = new Set(
    [...project.keys()].flatMap(
      (path) => /^src\/(storefront\/[^/]+\/|(?!storefront\/)[^/]+\/)/.exec(path)?.[0] ?? [],
    ),
  );
  const known = new Set([
    ...Object.keys(mayImport)
      .filter((layer) => layer !== 'wiring' && layer !== 'toolchain')
      .map((layer) =>
        storefrontLayers.some((each) => each === layer) ? `src/storefront/${layer}/` : `src/${layer}/`,
      ),
    'src/storefront/assets/',
    'src/storefront/styles/',
  ]);
  return [...folders]
    .filter((folder) => !known.has(folder))
    .map((folder) => `${folder} belongs to no layer: its imports would go unchecked`);
};
