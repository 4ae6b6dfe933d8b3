import { relative } from 'node:path';
import type { Finding, Outcome, Timing } from './outcome.ts';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  status: string;
  title: string;
  ancestorTitles: string[];
  /** One of each attempt that failed: a test that passed at a second attempt has one as well. */
  failureMessages: string[];
  /** Milliseconds; none of a test that didn't run. */
  duration?: number | null;
}

/**
 * Reads Vitest's JSON report. A file that could not even be loaded has no tests and counts as one failure.
 */
export function readVitestReport(report: VitestReport): Outcome {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: file.name })),
  );
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    tally: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failed: [
      ...tests.filter(({ status }) => status === 'failed').map(describeTest),
      ...brokenFiles.map(({ name, message }) => ({
        name: 'the file or one of its hooks',
        file: relative('.', name),
        error: message,
      })),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(describeTest),
    timings: tests.map((test): Timing => ({
      name: nameOf(test),
      file: relative('.', test.file),
      ms: test.duration ?? 0,
    })),
  };
}

function nameOf({ ancestorTitles, title }: VitestTest): string {
  return [...ancestorTitles.filter((each) => each !== ''), title].join(' › ');
}

function describeTest(test: VitestTest & { file: string }): Finding {
  return {
    name: nameOf(test),
    file: relative('.', test.file),
    error: test.failureMessages[0] ?? '',
  };
}
