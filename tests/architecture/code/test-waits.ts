import type { Rule } from '../support/describe-rule.ts';

const ownTest = 'tests/e2e/steps/test.ts';
const ownWait = 'tests/support/eventually.ts';
const foreignTest = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;

export const patientTests: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    if (path.startsWith('tests/e2e/') && path !== ownTest && foreignTest.test(text)) {
      return [`${path} takes test from Playwright, not from ${ownTest}`];
    }
    if (
      path.endsWith('.test.ts') &&
      /\bvi\.waitFor\(/.test(text) &&
      !path.startsWith('tests/architecture/')
    ) {
      return [`${path} waits by vi.waitFor, not by ${ownWait}`];
    }
    return [];
  });
