import { expect, test } from 'vitest';
import { describeRule } from '../support/describe-rule.ts';
import { thisProject } from '../support/project.ts';
import { conformance } from './conformance.ts';

const page = 'docs/conformance/pages.md';
const files = {
  'src/a.ts': 'export const seen = 1;',
  'tests/unit/a.test.ts': '',
};

function pageWith(counts: string, ...rows: string[]): Record<string, string> {
  const summary = `| Section | ● | ◐ | ◇ | ○ | – |\n| --- | --- | --- | --- | --- | --- |\n| 1 · A | ${counts} |\n| All | ${counts} |`;
  const table = ['| Statement | | Where | Note | Test |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  return { [page]: `# Pages\n\n## Summary\n\n${summary}\n\n## 1 · A\n\n${table}\n`, ...files };
}

const sound = '| It is so | ● | `src/a.ts` `seen` |  | `tests/unit/a.test.ts` |';

describeRule('what is said of conformance is so', conformance, {
  breaks: {
    'a file that moved': pageWith('1 | 0 | 0 | 0 | 0', sound.replace('src/a', 'src/b')),
    'a symbol with another name': pageWith('1 | 0 | 0 | 0 | 0', sound.replace('seen', 'shown')),
    'a test that is gone': pageWith('1 | 0 | 0 | 0 | 0', sound.replace('a.test', 'b.test')),
    'a row without a word on tests': pageWith('1 | 0 | 0 | 0 | 0', '| It is so | ● | `src/a.ts` |  | some |'),
    'a purpose without a record': pageWith('0 | 0 | 1 | 0 | 0', sound.replace('●', '◇')),
    'a count that is not that of the rows': pageWith('2 | 0 | 0 | 0 | 0', sound),
  },
  keeps: {
    'rows that are so, with reasons where they differ': pageWith(
      '1 | 0 | 2 | 0 | 1',
      sound,
      '| Other | ◇ | `src/a.ts` | [0001](../decisions/0001-a.md) says so | none |',
      '| Third | ◇ | `src/a.ts` | FORM-1 says so | `tests/unit/a.test.ts` |',
      '| Later | – | `src/a.ts` | not yet | none |',
    ),
  },
});

test('there is a page', () => {
  expect(thisProject().has(page)).toBe(true);
});
