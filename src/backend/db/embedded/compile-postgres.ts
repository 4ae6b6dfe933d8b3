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
/** What is compiled meanwhile never asks to be optimised, but for one function, and none has this index. */
const optimiseNone: Flags = { on: '--wasm-tier-up-filter=2000000000', off: '--wasm-tier-up-filter=-1' };

/**
 * While memory is short, or is given back, V8 throws baseline code away, and what is compiled anew knows of
 * no hints. Older ones keep it, and know no such flag.
 */
const keepCode = '--no-flush-liftoff-code';
const throwsCodeAway = Number.parseInt(process.versions.v8, 10) >= 13;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * PostgreSQL as PGlite brings it, compiled once for this process. Its largest functions are kept from V8's
 * optimising compiler where V8 can be told so (Node 20 to 24); elsewhere V8 does as it does by itself.
 */
export function compilePostgres(): Promise<WebAssembly.Module> {
  return (compiled ??= readFile(postgresFile()).then(compileSparingly));
}

function postgresFile(): URL {
  const beside = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return new URL('pglite.wasm', pathToFileURL(beside));
}

/**
 * A module whose functions of 100,000 bytes and more stay as the baseline compiler makes them.
 *
 * V8 settles while it compiles a function whether that may ask to be optimised later on. So the huge ones are
 * compiled at once, as hints in the module say, while none may; the others when they are called, after that.
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

/** Where V8 reads hints it refuses a module whose hints are fewer than its functions. */
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
