import { describeLicences, licencesFile } from '../../../tools/release/licences.ts';
import { describeRule } from '../support/describe-rule.ts';
import { knownLicences } from './licences.ts';

function withPackage(license: string | undefined, list?: string): Record<string, string> {
  const lockfile = JSON.stringify({ packages: { 'node_modules/made-up': { version: '1.0.0', license } } });
  return { 'package-lock.json': lockfile, [licencesFile]: list ?? describeLicences(lockfile) };
}

describeRule('licences of packages are known', knownLicences, {
  breaks: {
    'none at all': withPackage(undefined),
    'one that asks for the shop’s own source': withPackage('AGPL-3.0-only'),
    'one of two that hold together': withPackage('(MIT AND GPL-3.0-only)'),
    'words instead of a licence': withPackage('SEE LICENSE IN LICENSE.md'),
    'a list of before': withPackage('MIT', '# Licences of the packages\n'),
  },
  keeps: {
    'one that is accepted': withPackage('MIT'),
    'a choice with one that is accepted': withPackage('(GPL-3.0-only OR MIT)'),
  },
});
