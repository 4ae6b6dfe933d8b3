import { decisionRecords } from './decision-records.ts';
import { describeRule } from '../support/describe-rule.ts';

const record =
  '# 0001 · Tea\n\nStatus: accepted\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n';
const index = { 'docs/decisions/README.md': '| [0001](0001-tea.md) | Tea |' };

describeRule('decision records have one form, and are found', decisionRecords, {
  breaks: {
    'a record without a status': {
      'docs/decisions/0001-tea.md': record.replace('Status: accepted\n\n', ''),
      ...index,
    },
    'a record without consequences': {
      'docs/decisions/0001-tea.md': record.replace('## Consequences', ''),
      ...index,
    },
    'a record with the number of another': {
      'docs/decisions/0001-tea.md': record.replace('0001', '0002'),
      ...index,
    },
    'a record that the index lacks': { 'docs/decisions/0001-tea.md': record },
    'a record that the index has twice': {
      'docs/decisions/0001-tea.md': record,
      'docs/decisions/README.md': '| [0001](0001-tea.md) | Tea |\n| [0001](0001-tea.md) | Tea |',
    },
  },
  keeps: {
    'a record with more to say': {
      'docs/decisions/0001-tea.md': record.replace('## Consequences', '## Left\n\nMilk.\n\n## Consequences'),
      ...index,
      'docs/decisions/README.md': '[0001](0001-tea.md)',
    },
  },
});
