import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

/** The rooms of the backend from the top down: each may import those below it. */
const floors: readonly (readonly string[])[] = [
  ['app'],
  ['jobs', 'modules'],
  ['request'],
  ['documents', 'mail', 'payments'],
  ['card-pages', 'limits'],
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

/** Where an import leads from one room of the backend to another; a module is a room. */
function stepsBetweenRooms(project: Parameters<Rule>[0]): Step[] {
  return sourceFiles(project).flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }) => {
      const from = roomOf(path);
      const to = target === undefined ? undefined : roomOf(target);
      if (target === undefined || from === undefined || to === undefined || from === to) return [];
      return [{ path, line, from, target, to }];
    }),
  );
}

/** `catalogue` of `src/backend/modules/catalogue/search/…`, with its folder before it. */
function roomOf(path: string): string | undefined {
  const [, inside] = /^src\/backend\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return undefined;
  const folders = inside.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'modules' ? 2 : 1).join('/');
}

const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room.split('/')[0]!));

/** Imports run from the app down to the database; modules are asked about in {@link moduleCircles}. */
export const backendFloors: Rule = (project) =>
  stepsBetweenRooms(project).flatMap(({ path, line, from, target, to }) => {
    const [upper, lower] = [floorOf(from), floorOf(to)];
    if (upper < 0 || lower < 0) return [`${path}:${line} imports ${target}: a room without a floor`];
    const sameFloor = upper === lower && !(from.startsWith('modules/') && to.startsWith('modules/'));
    return lower < upper || sameFloor ? [`${path}:${line} imports ${target}: that lies above`] : [];
  });

/** No module of the backend reaches itself through others: what two need lies in a third, below both. */
export const moduleCircles: Rule = (project) => findCircles(stepsBetweenRooms(project));

/**
 * Nor does a room of a module reach itself through other rooms of it. What lies in the module's own folder,
 * its routes and what all rooms share, is no room.
 */
export const roomCircles: Rule = (project) => {
  const steps = sourceFiles(project).flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }): Step[] => {
      const from = innerRoomOf(path);
      const to = target === undefined ? undefined : innerRoomOf(target);
      if (target === undefined || from === undefined || to === undefined || from === to) return [];
      if (from.split('/')[0] !== to.split('/')[0]) return [];
      return [{ path, line, from, target, to }];
    }),
  );
  return findCircles(steps).map(
    (circle) => `${circle}; move what both need into the lower of them, or into a room below both`,
  );
};

/** `catalogue/search` of `src/backend/modules/catalogue/search/…`. */
function innerRoomOf(path: string): string | undefined {
  return /^src\/backend\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

function findCircles(steps: readonly Step[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, way: readonly Step[]): void => {
    const start = way.findIndex(({ from }) => from === room);
    if (start >= 0) {
      const circle = way.slice(start);
      const rooms = [...circle.map(({ from }) => from), room].join(' → ');
      circles.push(
        `${circle.map(({ path, line, target }) => `${path}:${line} imports ${target}`).join(', ')}: ${rooms}`,
      );
      return;
    }
    if (done.has(room)) return;
    for (const step of steps) if (step.from === room) visit(step.to, [...way, step]);
    done.add(room);
  };
  for (const { from } of steps) visit(from, []);
  return circles;
}

/** A repository belongs to its room: others call the deeds there. Types are no exception. */
export const ownRepositories: Rule = (project) =>
  stepsBetweenRooms(project).flatMap(({ path, line, target, to }) =>
    /(^|[-/])repository\.ts$/.test(target)
      ? [`${path}:${line} imports ${target}: only ${to} calls its repositories`]
      : [],
  );
