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

/** What a part of the gate found out. */
export interface Outcome {
  tally: Tally;
  failed: Finding[];
  /** Passed, though not at the first attempt. */
  flaky: Finding[];
}

const longestError = 12;

/** A check that passed, or failed with these last words. */
export function outcomeOfCheck(name: string, failure?: string): Outcome {
  if (failure === undefined) return { tally: onePassed, failed: [], flaky: [] };
  return { tally: oneFailed, failed: [{ name, file: '', error: lastLines(failure) }], flaky: [] };
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

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line));
}
