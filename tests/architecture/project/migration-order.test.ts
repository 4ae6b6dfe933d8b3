import { describeRule } from '../support/describe-rule.ts';
import { migrationOrder } from './migration-order.ts';

const folder = 'src/backend/db/migrations';

function plantMigrations(entries: { idx: number; when: number; tag: string }[], files: string[]) {
  return {
    [`${folder}/meta/_journal.json`]: JSON.stringify({ entries }),
    ...Object.fromEntries(files.map((name) => [`${folder}/${name}.sql`, 'SELECT 1;'])),
  };
}

const first = { idx: 0, when: 100, tag: '0000_first' };
const second = { idx: 1, when: 200, tag: '0001_second' };

describeRule('migrations are applied in the order in which they were written', migrationOrder, {
  breaks: {
    'a time before that of an earlier entry': plantMigrations(
      [second, { ...first, idx: 2 }],
      ['0000_first', '0001_second'],
    ),
    'the same time twice': plantMigrations([first, { ...second, when: 100 }], ['0000_first', '0001_second']),
    'a number that is given twice': plantMigrations(
      [first, { ...second, idx: 0 }],
      ['0000_first', '0001_second'],
    ),
    'a name that is given twice': plantMigrations([first, { ...second, tag: '0000_first' }], ['0000_first']),
    'an entry without a file': plantMigrations([first, second], ['0000_first']),
    'a file without an entry': {
      [`${folder}/0001_second.sql`]: 'SELECT 1;',
      ...plantMigrations([first], ['0000_first']),
    },
  },
  keeps: {
    'numbers with gaps': plantMigrations([first, { ...second, idx: 7 }], ['0000_first', '0001_second']),
  },
});
