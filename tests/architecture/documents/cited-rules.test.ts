import { expect, test } from 'vitest';
import { citedRules, listUntestedRules, lostSources } from './cited-rules.ts';
import { describeRule } from '../support/describe-rule.ts';
import { plant, thisProject } from '../support/project.ts';

const page = '| Id    | Rule        |\n| ----- | ----------- |\n| TEA-1 | It is warm. |\n';

describeRule('rules have ids of their own, and what is cited is a rule', citedRules, {
  breaks: {
    'an id without a rule': {
      'src/domain/a.ts': '/** Warm (TEA-2). */\nexport const a = 1;',
      'docs/rules/tea.md': page,
    },
    'an id given twice': { 'docs/rules/tea.md': page, 'docs/rules/pots.md': page },
    'an id given twice on a page': { 'docs/rules/tea.md': `${page}| TEA-1 | It is hot. |\n` },
  },
  keeps: {
    'rules that are cited, and words that only look like an id': {
      'docs/rules/tea.md': page,
      'docs/rules/README.md': '| `TEA-` | what is drunk |',
      'src/domain/a.ts': '/** Warm (TEA-1), as UTF-8 and SHA-256. */\nexport const a = "GREENTEA-7";',
    },
  },
});

describeRule('no reason lies outside of the project', lostSources, {
  breaks: {
    'a section of another document': {
      'src/a.ts': `/** Warm (${['specification', 'section 5'].join(', ')}). */`,
    },
    'a section alone': { 'src/a.ts': `/** Warm (${['section', '5'].join(' ')}). */` },
    'a file that is not here': { 'docs/a.md': `As ${['payments', 'md'].join('.')} says.` },
  },
  keeps: { 'a section of a page': { 'src/a.ts': 'const section = 5; // of the page' } },
});

test('rules that no test names are told', () => {
  const untested = listUntestedRules(thisProject());
  if (untested.length > 0) console.log(`Rules that no test names: ${untested.join(', ')}`);

  expect(
    listUntestedRules(plant({ 'docs/rules/tea.md': page, 'src/a.ts': '// TEA-1' })),
    'a rule named outside of tests is untested',
  ).toEqual(['TEA-1']);
  expect(listUntestedRules(plant({ 'docs/rules/tea.md': page, 'tests/a.ts': '// TEA-1' }))).toEqual([]);
});
