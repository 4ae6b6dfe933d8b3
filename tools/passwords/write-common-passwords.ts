import { writeFileSync } from 'node:fs';
import {
  commonPasswordsFile,
  commonWordsFile,
} from '../../src/backend/modules/identity/password/common-passwords/common-passwords.ts';
import { chooseCommonPasswords, chooseCommonWords } from './choose-common-passwords.ts';

// `npm run passwords`: the lists that new passwords are compared with, after their package has a new version.
writeFileSync(commonPasswordsFile, `${chooseCommonPasswords().join('\n')}\n`);
writeFileSync(commonWordsFile, `${chooseCommonWords().join('\n')}\n`);
