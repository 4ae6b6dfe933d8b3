import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { customSection, leb128, readFunctions } from './wasm-sections.ts';

/**
 * From how many bytes of code on a function stays as V8's baseline compiler makes it. The optimising one
 * takes 600 MB for the parser of SQL (105 KB), which gains little by it, and at most 35 MB for any other.
 */
const HUGE_BYTES = 100_000;

const hintSection = 'compilationHints';
/** When and how V8 compiles a function: when it is called, and better once it is called much, as always. */
const asAlways = 0b00_00_01;
const atOnce = 0b01_01_10;

interface Flags {
  on: string;
  /** As V8 has it by itself. */
  off: string;
}

const readHints: Flags = {
  on: '--experimental-wasm-compilation-hints',
  off: '--no-experimental-wasm-compilation-hints',
};
/** Without it hints about when to compile count for nothing. */
const compileAtOnce: Flags = { on: '--no-wasm-lazy-compilation', off: '--wasm-lazy-compilation' };
/** No function has this index, so that nothing compiled under it is optimised. */
const optimiseNone: Flags = { on: '--wasm-tier-up-filter=2000000000', off: '--wasm-tier-up-filter=-1' };

/** Under memory pressure V8 drops baseline code and compiles it again without the hints. */
const keepCode = '--no-flush-liftoff-code';
const throwsCodeAway = Number.parseInt(process.versions.v8, 10) >= 13;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's PostgreSQL, compiled once a process. Its largest functions stay with V8's baseline compiler (Node
 * 20 to 24).
 */
export function compilePostgres(): Promise<WebAssembly.Module> {
  return (compiled ??= readFile(postgresFile()).then(compileSparingly));
}

function postgresFile(): URL {
  const beside = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return new URL('pglite.wasm', pathToFileURL(beside));
}

/**
 * Leaves functions of 100,000 bytes and more to the baseline compiler. V8 decides while it compiles a
 * function whether that may be optimised later, so the huge ones are compiled at once, the others on their
 * first call.
 * @throws {WebAssembly.CompileError} when it is no WebAssembly
 */
export async function compileSparingly(module: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  if (!takesHints()) return WebAssembly.compile(module);
  if (throwsCodeAway) setFlagsFromString(keepCode);
  const hinted = withHints(module);
  return underFlags([readHints, compileAtOnce, optimiseNone], () => new WebAssembly.Module(hinted));
}

function underFlags<Result>(flags: readonly Flags[], work: () => Result): Result {
  for (const { on } of flags) setFlagsFromString(on);
  try {
    return work();
  } finally {
    for (const { off } of flags) setFlagsFromString(off);
  }
}

/** V8 refuses a module whose hints are fewer than its functions. */
function takesHints(): boolean {
  const lacking = concat(moduleStart, customSection(hintSection, Uint8Array.of(0)), emptyFunction);
  return !underFlags([readHints], () => WebAssembly.validate(lacking));
}

const moduleStart = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0);
const emptyFunction = Uint8Array.of(10, 4, 1, 2, 0, 0x0b);

function withHints(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const { bodySizes, codeSectionAt } = readFunctions(module);
  const hints = bodySizes.map((size) => (size >= HUGE_BYTES ? atOnce : asAlways));
  const section = customSection(hintSection, Uint8Array.from([...leb128(hints.length), ...hints]));
  return concat(module.subarray(0, codeSectionAt), section, module.subarray(codeSectionAt));
}

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
