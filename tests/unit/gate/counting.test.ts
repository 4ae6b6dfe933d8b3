import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFindings, describeSlowest, type Outcome } from '../../../tools/gate/outcome.ts';
import { readPlaywrightReport } from '../../../tools/gate/playwright-report.ts';
import { assessReport } from '../../../tools/gate/run-reported.ts';
import { addTallies, describeTally } from '../../../tools/gate/tally.ts';
import { readVitestReport } from '../../../tools/gate/vitest-report.ts';

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

describe('reading a Vitest report', () => {
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const attempt = (title: string, status: string, ...failureMessages: string[]) => ({
    title,
    ancestorTitles: ['', 'a seat'],
    status,
    failureMessages,
    duration: 1500,
  });
  const file = {
    name: resolve('tests/backend/seat.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [attempt('is sold once', 'failed', 'Error: twice\n    at seat.ts:1')],
  };

  test('takes its own numbers and names what failed', () => {
    expect(readVitestReport({ ...counts, testResults: [file] })).toEqual({
      tally: { passed: 2, failed: 1, skipped: 2 },
      failed: [
        {
          name: 'a seat › is sold once',
          file: 'tests/backend/seat.test.ts',
          error: 'Error: twice\n    at seat.ts:1',
        },
      ],
      flaky: [],
      timings: [{ name: 'a seat › is sold once', file: 'tests/backend/seat.test.ts', ms: 1500 }],
    });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const broken = { ...file, message: 'Cannot find module', assertionResults: [] };
    const { tally, failed } = readVitestReport({ ...counts, testResults: [file, broken] });
    expect(tally.failed).toBe(2);
    expect(failed[1]).toMatchObject({ file: 'tests/backend/seat.test.ts', error: 'Cannot find module' });
  });

  test('names a test that passed at its second attempt, and counts it as passed', () => {
    const tests = [attempt('is held', 'passed'), attempt('is freed', 'passed', 'Error: too late')];
    const testResults = [{ ...file, status: 'passed', assertionResults: tests }];
    expect(readVitestReport({ ...counts, numFailedTests: 0, testResults })).toMatchObject({
      tally: { passed: 2, failed: 0 },
      failed: [],
      flaky: [{ name: 'a seat › is freed', error: 'Error: too late' }],
    });
  });
});

describe('reading a Playwright report', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'checkout/sale.spec.ts',
    line: 7,
    tests: [
      {
        projectName: '360',
        status,
        results: [{ errors: messages.map((message) => ({ message })), duration: 700 }],
      },
    ],
  });

  test('counts a flaky test as passed and names it; an error outside tests is a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const inner = { title: 'a sale', specs: [spec('is paid', 'flaky', 'Error: late')] };
    const suites = [
      { title: 'sale.spec.ts', specs: [spec('ends', 'unexpected', 'Error: no')], suites: [inner] },
    ];
    expect(readPlaywrightReport({ stats, suites, errors: [{ message: 'no shop' }] })).toEqual({
      tally: { passed: 6, failed: 2, skipped: 2 },
      failed: [
        { name: '360 › ends', file: 'tests/e2e/checkout/sale.spec.ts:7', error: 'Error: no' },
        { name: 'outside any test', file: '', error: 'no shop' },
      ],
      flaky: [
        { name: '360 › a sale › is paid', file: 'tests/e2e/checkout/sale.spec.ts:7', error: 'Error: late' },
      ],
      timings: [
        { name: '360 › ends', file: 'tests/e2e/checkout/sale.spec.ts:7', ms: 700 },
        { name: '360 › a sale › is paid', file: 'tests/e2e/checkout/sale.spec.ts:7', ms: 700 },
      ],
    });
  });
});

describe('the outcome of a run', () => {
  const ended = (code: number) => ({ code, lastWords: 'first\n\nlast words' });
  const allPassed = (): Outcome => ({
    tally: { passed: 2, failed: 0, skipped: 0 },
    failed: [],
    flaky: [],
    timings: [],
  });

  test('believes a report that agrees with the exit code', () => {
    expect(assessReport(ended(0), allPassed)).toEqual(allPassed());
  });

  test.each([
    ['a crash before the report', 1, () => JSON.parse('')],
    ['no test at all', 0, () => ({ ...allPassed(), tally: { passed: 0, failed: 0, skipped: 0 } })],
    ['a bad exit although every test passed', 1, allPassed],
  ])('takes %s for a failure and keeps its last words', (_, exitCode, read) => {
    const { tally, failed } = assessReport(ended(exitCode), read);
    expect(tally.failed).toBe(1);
    expect(failed).toMatchObject([{ error: 'first\nlast words' }]);
  });
});

describe('the end of the gate', () => {
  test('names the slowest tests, and the files that take longest with all their tests', () => {
    const timing = (name: string, file: string, ms: number) => ({ name, file, ms });
    const timings = [
      timing('one', 'a.spec.ts:1', 2000),
      timing('two', 'b.test.ts', 3000),
      timing('three', 'a.spec.ts:9', 1500),
    ];
    expect(
      describeSlowest(timings, 2)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'Slowest tests:',
      '3.0 s  two (b.test.ts)',
      '2.0 s  one (a.spec.ts:1)',
      'Slowest files, all their tests together:',
      '3.5 s  a.spec.ts',
      '3.0 s  b.test.ts',
    ]);
  });

  test('tells part, name, file and the first lines of the error, without colours', () => {
    const foreign = '    at run (file:///a/node_modules/vitest/run.js:1:2)\n';
    const error = `\u001B[31mError: twice\u001B[39m\n${foreign}${'  more\n'.repeat(50)}`;
    const lines = describeFindings('Backend', [{ name: 'a seat', file: 'tests/a.test.ts', error }]).split(
      '\n',
    );
    expect(lines.slice(0, 4)).toEqual([
      'Backend › a seat',
      '    tests/a.test.ts',
      '    Error: twice',
      '      more',
    ]);
    expect(lines.length).toBeLessThan(20);
  });
});
