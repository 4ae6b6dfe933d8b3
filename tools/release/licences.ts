export const licencesFile = 'docs/licences.md';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licences that a shop may be run, changed and passed on with. One is read before it is added. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips in sharp: a library of its own file, which anyone may replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that don't name theirs where npm looks, each with where it was read. */
const readElsewhere: Record<string, { licence: string; where: string }> = {
  'png-js': { licence: 'MIT', where: 'its file LICENSE' },
};

interface Licensed {
  name: string;
  version: string;
  licence: string;
  isDevelopment: boolean;
}

export function readLicences(lockfile: string): Licensed[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        licence: license ?? readElsewhere[name]?.licence ?? 'none',
        isDevelopment: dev === true,
      };
    });
}

/** Whether an SPDX expression leaves a choice that is accepted. */
export function isAccepted(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '').trim();
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => accepted.has(part.trim())));
}

export function describeLicences(lockfile: string): string {
  const all = readLicences(lockfile);
  const groups = groupByLicence(all.filter(({ isDevelopment }) => !isDevelopment));
  const counts = groupByLicence(all.filter(({ isDevelopment }) => isDevelopment));
  return [
    '# Licences of the packages',
    'Written by `npm run licences` from package-lock.json. `tests/architecture/project/licences.test.ts` refuses a package whose licence `tools/release/licences.ts` doesn’t accept.',
    '## In a running shop',
    ...groups.map(([licence, packages]) =>
      [`### ${licence}`, [...new Set(packages.map(nameOf))].toSorted().join(', ')].join('\n\n'),
    ),
    ...Object.entries(readElsewhere).map(
      ([name, { licence, where }]) => `${name} doesn’t name its licence to npm: ${licence}, by ${where}.`,
    ),
    '## For tests and builds only',
    [
      '| Licence | Packages |',
      '| --- | --- |',
      ...counts.map(([licence, packages]) => `| ${licence} | ${packages.length} |`),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function groupByLicence(packages: readonly Licensed[]): [licence: string, packages: Licensed[]][] {
  const licences = [...new Set(packages.map(({ licence }) => licence))].toSorted();
  return licences.map((licence) => [licence, packages.filter((each) => each.licence === licence)]);
}

function nameOf({ name, version }: Licensed): string {
  return `${name} ${version}`;
}
