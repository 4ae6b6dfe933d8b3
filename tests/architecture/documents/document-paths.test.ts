import { documentPaths } from './document-paths.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('files that documents name are there', documentPaths, {
  breaks: {
    'a file that moved': { 'README.md': 'See `src/domain/b.ts`.', 'src/domain/a.ts': '' },
    'a folder that is gone': { 'docs/decisions/0001-a.md': 'See `src/rooms`.', 'src/domain/a.ts': '' },
    'a file of any name in a folder that is gone': {
      'CONTRIBUTING.md': 'Write `src/rooms/<name>/<name>.ts`.',
      'src/domain/a.ts': '',
    },
    'a kind of file there is none of': {
      'CONTRIBUTING.md': 'Write `<feature>.posts.ts`.',
      'src/domain/a.ts': '',
    },
  },
  keeps: {
    'files, folders, names to fill in and other code': {
      'CONTRIBUTING.md':
        'See `src/domain/a.ts`, `src/domain/`, `src/domain/*.ts`, `src/<name>/b.ts`, `<name>.queries.ts`, `npm test` and `a.ts`.',
      'src/domain/x.queries.ts': '',
      'src/domain/a.ts': '',
      'src/domain/b.md': 'See `src/rooms`.',
    },
  },
});
