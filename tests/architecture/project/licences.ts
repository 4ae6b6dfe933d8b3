import { describeLicences, isAccepted, licencesFile, readLicences } from '../../../tools/release/licences.ts';
import type { Rule } from '../support/describe-rule.ts';

/** Each package has a licence that was accepted, and the list of them is up to date. */
export const knownLicences: Rule = (project) => {
  const lockfile = project.get('package-lock.json') ?? '{ "packages": {} }';
  const unknown = readLicences(lockfile)
    .filter(({ licence }) => !isAccepted(licence))
    .map(
      ({ name, version, licence }) =>
        `package-lock.json: ${name} ${version} has the licence ${licence}: read it first`,
    );
  // The table's columns are aligned when it is formatted.
  const words = (text: string) => text.replaceAll(/[\s|-]+/g, ' ').trim();
  const isCurrent = words(describeLicences(lockfile)) === words(project.get(licencesFile) ?? '');
  return isCurrent
    ? unknown
    : [...unknown, `${licencesFile} isn't what package-lock.json says: npm run licences`];
};
