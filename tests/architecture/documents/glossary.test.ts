import { expect, test } from 'vitest';
import { describeRule } from '../support/describe-rule.ts';
import { plant, thisProject } from '../support/project.ts';
import { glossaryFindings, glossaryPage, readGlossary } from './glossary.ts';

const table = `## Glossary

| Not | Not in names | Say | Why |
| --- | --- | --- | --- |
| somebody, comes? alive | \`Somebody\`, \`hangWatch\` | the user | a riddle |

Names of libraries that stay: \`keepSomebody\`.
`;
const page = { [glossaryPage]: table };

describeRule('the glossary of CONTRIBUTING.md holds', glossaryFindings, {
  breaks: {
    'a word in a comment': { 'src/a.ts': '// Somebody reads it.\nexport const a = 1;', ...page },
    'a phrase in a document': { 'docs/a.md': 'The page comes alive.', ...page },
    'a word in the title of a test': { 'tests/a.test.ts': "test('tells somebody', () => {});", ...page },
    'a word in an error': { 'src/a.ts': "throw new RangeError('somebody is missing');", ...page },
    'a word in a line of the log': { 'src/a.ts': 'services.log.warn(`somebody ${1}`);', ...page },
    'a part of an identifier': { 'src/a.ts': 'export const registerSomebody = 1;', ...page },
    'several parts of an identifier': { 'src/a.ts': 'export const createHangWatch = 1;', ...page },
    'a part of a file name': { 'src/hang-watch.ts': 'export {};', ...page },
  },
  keeps: {
    'other words, code and texts of the interface': {
      ...page,
      'docs/a.md': 'A body. `somebody`\n\n```\nsomebody\n```',
      'src/a.ts': "export const hang = 'somebody'; export const watch = keepSomebody;",
    },
  },
});

test('the table is read from the page', () => {
  expect(readGlossary(plant(page)).entries).toEqual([
    { words: ['somebody', 'comes? alive'], parts: [['somebody'], ['hang', 'watch']], say: 'the user' },
  ]);
  expect(readGlossary(thisProject()).entries.length).toBeGreaterThan(15);
});
