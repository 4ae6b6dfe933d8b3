import { writeFileSync } from 'node:fs';
import { thirdPersonTableFile, writeThirdPersonTable } from '../../tests/unit/mail/third-person-table.ts';

// `npm run mails`: the table of mails to third persons, after a mail or its limit changed.
writeFileSync(thirdPersonTableFile, writeThirdPersonTable());
