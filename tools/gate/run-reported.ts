import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, outcomeOfCheck, type Outcome } from './outcome.ts';
import { type PlaywrightReport, readPlaywrightReport } from './playwright-report.ts';
import { type Command, type Ending, runCommand } from './run-command.ts';
import { readVitestReport, type VitestReport } from './vitest-report.ts';

export async function runCheck(command: Command): Promise<Outcome> {
  const { code, lastWords } = await runCommand(command);
  return outcomeOfCheck(command.tool, code === 0 ? undefined : lastWords);
}

export function runVitest(
  project: string,
  minutes: number,
  env: Record<string, string> = {},
  workers?: number,
): Promise<Outcome> {
  return runReported(
    (reportFile) => ({
      tool: 'vitest',
      args: [
        'run',
        `--project=${project}`,
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      env,
      minutes,
    }),
    (report) => readVitestReport(report as VitestReport),
  );
}

/** Runs the Playwright tests, of all projects of playwright.config.ts or of one, and counts them. */
export function runPlaywright(
  minutes: number,
  env: Record<string, string>,
  project?: string,
): Promise<Outcome> {
  return runReported(
    (reportFile) => ({
      tool: '@playwright/test',
      args: ['test', '--reporter=list,json', ...(project === undefined ? [] : [`--project=${project}`])],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      minutes,
    }),
    (report) => readPlaywrightReport(report as PlaywrightReport),
  );
}

async function runReported(
  command: (reportFile: string) => Command,
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const ending = await runCommand(command(reportFile));
    return assessReport(ending, () => read(JSON.parse(readFileSync(reportFile, 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A missing report, no test at all, and a bad exit without a failed test are failures of their own. */
export function assessReport({ code, lastWords }: Ending, read: () => Outcome): Outcome {
  let outcome: Outcome;
  try {
    outcome = read();
  } catch {
    return outcomeOfCheck('the tests ended without a report', lastWords);
  }
  const { passed, failed, skipped } = outcome.tally;
  if (passed + failed + skipped === 0) return outcomeOfCheck('no test was found', lastWords);
  if (code === 0 || failed > 0) return outcome;
  const name = `every test passed, and yet the run ended with exit code ${code}`;
  return {
    ...outcome,
    tally: { ...outcome.tally, failed: 1 },
    failed: [{ name, file: '', error: lastLines(lastWords) }],
  };
}
