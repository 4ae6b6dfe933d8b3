import { setFlagsFromString } from 'node:v8';

/** Flags that V8 knows by these names and in this sense from here on: Node 22. */
const firstMajor = 12;

/**
 * Calls after which V8 compiles a function: by Maglev, by TurboFan, and at the least after the function met
 * something new. V8's own 400, 3000 and 500 are for pages that people leave soon. Most of a server's
 * functions run once for each request, so they stayed slow for the first thousands of them
 * (docs/decisions/0074).
 */
const calls = [
  ['--invocation-count-for-maglev', 100],
  ['--invocation-count-for-turbofan', 600],
  ['--minimum-invocations-after-ic-update', 100],
] as const;

/**
 * Has V8 compile the functions of all threads sooner from now on. For a program that has started: what runs
 * only while it starts isn't worth it. Does nothing on a V8 that doesn't know the flags.
 */
export function compileSooner(): void {
  if (Number.parseInt(process.versions.v8, 10) < firstMajor) return;
  for (const [flag, count] of calls) setFlagsFromString(`${flag}=${count}`);
}
