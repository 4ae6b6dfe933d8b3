import {
  backendLevels,
  moduleCircles,
  ownRepositories,
} from '../../tests/architecture/imports/backend-modules.ts';
import { thisProject } from '../../tests/architecture/support/project.ts';
import { sourceFiles } from '../../tests/architecture/support/source-file.ts';

// `npx tsx tools/matrices/count-imports.ts`: the figures of docs/decisions/0043.
const project = thisProject();
const files = sourceFiles(project).filter(({ path }) => path.startsWith('src/'));

const moduleOf = (path: string) => /^src\/backend\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
const arrows = new Set(
  files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => {
      const [from, to] = [moduleOf(path), target && moduleOf(target)];
      const isWithin = from?.split('/')[0] === to?.split('/')[0];
      return from && to && from !== to && isWithin ? [`${from} ${to}`] : [];
    }),
  ),
);
const twoWay = [...arrows].filter((arrow) => {
  const [from, to] = arrow.split(' ');
  return from! < to! && arrows.has(`${to} ${from}`);
});

const folders = new Map<string, number>();
for (const { path } of files) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (/^src\/storefront\/routes|\/(migrations|icons)$/.test(folder)) continue;
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const [largest, count] = [...folders].toSorted(([, a], [, b]) => b - a)[0]!;

console.log(`circles of modules: ${moduleCircles(project).length}`);
console.log(`imports upwards in the backend: ${backendLevels(project).length}`);
console.log(`imports of another module's repository: ${ownRepositories(project).length}`);
console.log(`rooms of one module that import each other: ${twoWay.length} pairs (${twoWay.join(', ')})`);
console.log(`largest folder: ${count} files, ${largest}`);
