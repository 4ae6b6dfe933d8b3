import type { Finding, Outcome } from './outcome.ts';

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors: PlaywrightError[];
  /** Milliseconds, hooks and fixtures included. */
  duration: number;
}

interface PlaywrightError {
  message?: string;
  stack?: string;
}

/**
 * Reads Playwright's JSON report. A flaky test passed, and is named; an error outside any test is a failure.
 */
export function readPlaywrightReport({ stats, suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => listTests(suite, []));
  const withStatus = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ finding }) => finding);
  return {
    tally: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    failed: [
      ...withStatus('unexpected'),
      ...errors.map((error) => ({ name: 'outside any test', file: '', error: textOf(error) })),
    ],
    flaky: withStatus('flaky'),
    timings: tests.map(({ finding: { name, file }, ms }) => ({ name, file, ms })),
  };
}

interface ListedTest {
  status: string;
  finding: Finding;
  ms: number;
}

function listTests(suite: PlaywrightSuite, above: string[]): ListedTest[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      finding: {
        name: [projectName, ...above, title].join(' › '),
        file: `tests/e2e/${file}:${line}`,
        error: results
          .flatMap((result) => result.errors)
          .slice(0, 1)
          .map(textOf)
          .join(''),
      },
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => listTests(child, [...above, child.title]));
  return [...own, ...inner];
}

function textOf({ message, stack }: PlaywrightError): string {
  return message ?? stack ?? '';
}
