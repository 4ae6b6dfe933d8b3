import { patientTests } from './test-waits.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('tests bear a slow machine', patientTests, {
  breaks: {
    "a journey with Playwright's own test": {
      'tests/e2e/a.spec.ts': "import { expect, test, type Page } from '@playwright/test';",
    },
    'a wait of a second': { 'tests/unit/a.test.ts': 'await vi.waitFor(() => expect(1).toBe(1));' },
  },
  keeps: {
    'a journey with the test of the steps, and a patient wait': {
      'tests/e2e/a.spec.ts':
        "import { expect, type Page } from '@playwright/test'; import { test } from '../steps/test.ts';",
      'tests/unit/a.test.ts': 'await eventually(() => expect(1).toBe(1));',
    },
  },
});
