import type { Project } from '../support/project.ts';

const documents = /^(?:README|CONTRIBUTING)\.md$|^docs\/.+\.md$|^\.github\/.+\.md$/;
const named = /`((?:src|tests|scripts|docs|tools)\/[^`\s]*)`/g;

/** A name to fill in with the end that says its kind, such as `<feature>.queries.ts`. */
const ofKind = /`[^`\s]*<[a-z]+>(?<end>(?:[.-]\w+)+\.tsx?)`/g;

export function documentPaths(project: Project): string[] {
  const paths = new Set([...project.keys()].flatMap(withFolders));
  return [...project]
    .filter(([path]) => documents.test(path))
    .flatMap(([path, text]) => [
      ...[...text.matchAll(named)]
        .map(([, name = '']) => name)
        .filter((name) => !paths.has(fixedPart(name)))
        .map((name) => `${path} names \`${name}\`, which isn't there`),
      ...[...text.matchAll(ofKind)]
        .map(({ groups }) => groups!['end']!)
        .filter((end) => ![...paths].some((file) => file.endsWith(end)))
        .map((end) => `${path} names files that end in ${end}, and there are none`),
    ]);
}

function fixedPart(name: string): string {
  const parts = name.split('/');
  const free = parts.findIndex((part) => /[<*]/.test(part));
  return parts
    .slice(0, free === -1 ? undefined : free)
    .join('/')
    .replace(/\/$/, '');
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
