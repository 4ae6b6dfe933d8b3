import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaywrightReport, tallyPlaywright } from './playwright-report.ts';
import { type Command, runCommand } from './run-command.ts';
import { oneFailed, onePassed, type Tally } from './tally.ts';
import { tallyVitest, type VitestReport } from './vitest-report.ts';

/** A tool that only passes or fails counts as one check. */
export async function runCheck(command: Command): Promise<Tally> {
  return (await runCommand(command)) === 0 ? onePassed : oneFailed;
}

/** Runs one project of vitest.config.ts and counts its tests. */
export function runVitest(
  project: string,
  minutes: number,
  env: Record<string, string> = {},
): Promise<Tally> {
  return runReported(
    (reportFile) => ({
      tool: 'vitest',
      args: [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      env,
      minutes,
    }),
    (report) => tallyVitest(report as VitestReport),
  );
}

/** Runs the Playwright tests and counts them. */
export function runPlaywright(minutes: number, env: Record<string, string>): Promise<Tally> {
  return runReported(
    (reportFile) => ({
      tool: '@playwright/test',
      args: ['test', '--reporter=list,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      minutes,
    }),
    (report) => tallyPlaywright(report as PlaywrightReport),
  );
}

async function runReported(
  command: (reportFile: string) => Command,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const exitCode = await runCommand(command(reportFile));
    return judgeReport(exitCode, () => read(JSON.parse(readFileSync(reportFile, 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A missing report, no test at all, and a bad exit without a failed test are failures of their own. */
export function judgeReport(exitCode: number, read: () => Tally): Tally {
  let tally: Tally;
  try {
    tally = read();
  } catch {
    console.log('The tests ended without a report.');
    return oneFailed;
  }
  if (tally.passed + tally.failed + tally.skipped === 0) {
    console.log('No test was found.');
    return oneFailed;
  }
  if (exitCode !== 0 && tally.failed === 0) {
    console.log(`Every test passed, and yet the run ended with exit code ${exitCode}.`);
    return { ...tally, failed: 1 };
  }
  return tally;
}
