import { readFileSync, writeFileSync } from 'node:fs';
import { describeLicences, licencesFile } from './licences.ts';

// `npm run licences`: the list of the packages' licences, after one was added.
writeFileSync(licencesFile, describeLicences(readFileSync('package-lock.json', 'utf8')));
