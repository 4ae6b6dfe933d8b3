import { describeRule } from '../support/describe-rule.ts';
import { smallFolders } from './small-folders.ts';

const manyFiles = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']));

describeRule('no folder holds more than 16 files', smallFolders, {
  breaks: {
    'a full folder': { 'src/domain/': '', ...manyFiles('src/domain', 17) },
    'full tests': { 'tests/unit/domain/': '', ...manyFiles('tests/unit/domain', 17) },
  },
  keeps: {
    'small folders, routes and documents': {
      ...manyFiles('src/domain', 16),
      ...manyFiles('src/domain/time', 16),
      ...manyFiles('src/storefront/routes/_default', 30),
      ...manyFiles('src/backend/db/migrations', 30),
      ...manyFiles('docs/decisions', 40),
    },
  },
});
