import { stripVTControlCharacters } from 'node:util';
import { oneFailed, onePassed, type Tally } from './tally.ts';

export interface Finding {
  name: string;
  /** Empty when it is about no single file. */
  file: string;
  error: string;
}

export interface Timing {
  name: string;
  file: string;
  ms: number;
}

export interface Outcome {
  tally: Tally;
  failed: Finding[];
  flaky: Finding[];
  timings: Timing[];
}

const longestError = 12;

export function outcomeOfCheck(name: string, failure?: string): Outcome {
  if (failure === undefined) return { tally: onePassed, failed: [], flaky: [], timings: [] };
  return {
    tally: oneFailed,
    failed: [{ name, file: '', error: lastLines(failure) }],
    flaky: [],
    timings: [],
  };
}

export function lastLines(text: string): string {
  return linesOf(text).slice(-longestError).join('\n');
}

export function describeFindings(part: string, findings: Finding[]): string {
  return findings
    .map(({ name, file, error }) =>
      [
        `${part} › ${name}`,
        ...(file === '' ? [] : [`    ${file}`]),
        ...linesOf(error)
          .slice(0, longestError)
          .map((line) => `    ${line}`),
      ].join('\n'),
    )
    .join('\n');
}

/** The slowest tests and the slowest files of all that ran, one a line, in seconds. */
export function describeSlowest(timings: Timing[], count: number): string {
  const ofFile = new Map<string, number>();
  for (const { file, ms } of timings) {
    const path = file.replace(/:\d+$/, '');
    ofFile.set(path, (ofFile.get(path) ?? 0) + ms);
  }
  const files = [...ofFile].map(([file, ms]) => ({ ms, text: file }));
  const tests = timings.map(({ name, file, ms }) => ({ ms, text: `${name} (${file})` }));
  return [
    'Slowest tests:',
    ...slowestOf(tests, count),
    'Slowest files, all their tests together:',
    ...slowestOf(files, count),
  ].join('\n');
}

function slowestOf(rows: { ms: number; text: string }[], count: number): string[] {
  return rows
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, text }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${text}`);
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line));
}
