import { stripVTControlCharacters } from 'node:util';
import { oneFailed, onePassed, type Tally } from './tally.ts';

/** Something to be told about one test, or about a whole tool. */
export interface Finding {
  /** Full name, with the groups it stands in. */
  name: string;
  /** Empty when it is about no single file. */
  file: string;
  /** What was thrown, or the end of what was printed. */
  error: string;
}

/** How long one test took. */
export interface Timing {
  /** Full name, with the groups it stands in. */
  name: string;
  file: string;
  ms: number;
}

/** What a part of the gate found out. */
export interface Outcome {
  tally: Tally;
  failed: Finding[];
  /** Passed, though not at the first attempt. */
  flaky: Finding[];
  /** Of every test that ran; a tool that only passes or fails has none. */
  timings: Timing[];
}

const longestError = 12;

/** A check that passed, or failed with these last words. */
export function outcomeOfCheck(name: string, failure?: string): Outcome {
  if (failure === undefined) return { tally: onePassed, failed: [], flaky: [], timings: [] };
  return {
    tally: oneFailed,
    failed: [{ name, file: '', error: lastLines(failure) }],
    flaky: [],
    timings: [],
  };
}

/** The end of what a tool printed. */
export function lastLines(text: string): string {
  return linesOf(text).slice(-longestError).join('\n');
}

/** Findings for the end of the gate's output: part, name, file and the first lines of the error. */
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
