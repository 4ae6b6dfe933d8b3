import { describe, expect, test, vi } from 'vitest';
import { tallyPlaywright } from '../../../scripts/test/playwright-report.ts';
import { judgeReport } from '../../../scripts/test/run-reported.ts';
import { addTallies, describeTally } from '../../../scripts/test/tally.ts';
import { tallyVitest } from '../../../scripts/test/vitest-report.ts';

describe('the last line of the gate', () => {
  test('adds the parts up', () => {
    const total = addTallies([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 2, skipped: 0 },
    ]);
    expect(describeTally(total)).toBe('7 passed, 2 failed');
  });

  test('names skipped ones when there are any', () => {
    expect(describeTally({ passed: 1, failed: 0, skipped: 5 })).toBe('1 passed, 0 failed, 5 skipped');
  });
});

describe('counting a Vitest report', () => {
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

  test('takes its own numbers', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(tallyVitest({ ...counts, testResults })).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(tallyVitest({ ...counts, testResults }).failed).toBe(2);
  });
});

describe('counting a Playwright report', () => {
  test('takes a flaky test and an error outside tests for failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('judging a run', () => {
  const allPassed = () => ({ passed: 2, failed: 0, skipped: 0 });

  test('believes a report that agrees with the exit code', () => {
    expect(judgeReport(0, allPassed)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  test.each([
    ['a crash before the report', 1, () => JSON.parse('')],
    ['no test at all', 0, () => ({ passed: 0, failed: 0, skipped: 0 })],
    ['a bad exit although every test passed', 1, allPassed],
  ])('takes %s for a failure', (_, exitCode, read) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(judgeReport(exitCode, read).failed).toBe(1);
    expect(log).toHaveBeenCalledOnce();
  });
});
