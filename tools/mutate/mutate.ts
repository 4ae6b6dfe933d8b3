import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants, type Mutant } from './find-mutants.ts';
import { coverageKey, functionAround, listFunctions } from './function-coverage.ts';

/**
 * Plants small faults into the code that moves money, seats and people's data, one at a time, and runs the
 * tests that cover it. Prints the share that some test noticed, and each fault that none did.
 */
const { values: given } = parseArgs({
  options: {
    /** Patterns of files; the areas below when left out. */
    files: { type: 'string', multiple: true },
    /** Folders or files of tests to record and run; all unit and backend tests when left out. */
    tests: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    /** Test files that run for one fault at most, the nearest first. */
    'max-tests': { type: 'string', default: '24' },
    /** Reads what tests cover from the run before. */
    'keep-coverage': { type: 'boolean', default: false },
  },
});

const areas = [
  'src/backend/modules/{ledger,orders,charges,refunds,payments,checkout,purchases,billing,finance,company-orders}/**/*.ts',
  'src/backend/modules/{seats,identity,enrolment,assisted,account,simulated-bank}/**/*.ts',
  'src/backend/payments/**/*.ts',
  'src/domain/{sale,company,enrolment,person}/**/*.ts',
];
const withoutRules = /compose-[a-z-]*mails\.ts$|\/documents\/|-errors\.ts$/;

const coverageFolder = '.data/mutate/coverage';
const paths = globSync(given.files ?? areas)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => given.files !== undefined || !withoutRules.test(path));
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

if (!given['keep-coverage']) {
  rmSync(coverageFolder, { recursive: true, force: true });
  mkdirSync(coverageFolder, { recursive: true });
  console.log(`Recording which tests run which of ${paths.length} files …`);
  const { code, output } = await runTests(given.tests, {
    MUTATE_COVERAGE: coverageFolder,
    MUTATE_RECORD: paths.join(','),
  });
  if (code !== 0) throw new Error(`Tests fail without a fault:\n${output.slice(-4000)}`);
}
const covering = readCoverage();
const chosen = choose(
  paths.flatMap((path) => findMutants(path, texts.get(path)!)),
  Number(given.sample),
);
const survivors: string[] = [];
let killed = 0;
const queue = [...chosen];
await Promise.all(Array.from({ length: Number(given.jobs) }, tryMutants));

console.log(`\n${killed} of ${chosen.length} faults were noticed (${percent(killed, chosen.length)} %).`);
for (const survivor of survivors.sort()) console.log(`  ${survivor}`);

async function tryMutants(): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const tests = testsOf(mutant);
    const caught = await isCaught(mutant, tests);
    const said = `${mutant.path}:${mutant.line} ${mutant.change}`;
    if (caught) killed++;
    else survivors.push(`${said} (${tests.length} test files ran it)`);
    console.log(`${caught ? 'noticed ' : 'SURVIVED'} ${said}`);
  }
}

async function isCaught(mutant: Mutant, tests: string[]): Promise<boolean> {
  const env = { MUTATE_MUTANT: JSON.stringify(mutant) };
  // Most faults are noticed by the tests of their own subject.
  const first = 6;
  for (const part of [tests.slice(0, first), tests.slice(first, Number(given['max-tests']))]) {
    if (part.length > 0 && (await runTests([...part, '--bail=1'], env)).code !== 0) return true;
  }
  return false;
}

function testsOf(mutant: Mutant): string[] {
  const spans = listFunctions(mutant.path, texts.get(mutant.path)!);
  const index = functionAround(spans, mutant.start);
  // Test files share a worker's modules, so only the first one to load a module runs its top level.
  const keys =
    index === undefined
      ? [coverageKey(mutant.path), ...spans.map((_, position) => coverageKey(mutant.path, position))]
      : [coverageKey(mutant.path, index)];
  const tests = [...new Set(keys.flatMap((key) => [...(covering.get(key) ?? [])]))];
  const words = new Set(mutant.path.split(/[^a-z]+/));
  const nearness = (test: string) => test.split(/[^a-z]+/).filter((word) => words.has(word)).length;
  return tests.sort((a, b) => nearness(b) - nearness(a));
}

function readCoverage(): Map<string, Set<string>> {
  const tests = new Map<string, Set<string>>();
  for (const name of readdirSync(coverageFolder)) {
    const { testFile, covered } = JSON.parse(readFileSync(join(coverageFolder, name), 'utf8')) as {
      testFile: string;
      covered: string[];
    };
    for (const key of covered) {
      const files = tests.get(key) ?? new Set();
      tests.set(key, files.add(relative('.', testFile).replaceAll('\\', '/')));
    }
  }
  return tests;
}

function choose(mutants: Mutant[], count: number): Mutant[] {
  const rank = ({ path, start, replacement }: Mutant) =>
    createHash('sha256').update(`${given.seed} ${path} ${start} ${replacement}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

function runTests(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((settle) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config=tools/mutate/vitest.config.ts', ...args],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('exit', (code) => settle({ code: code ?? 1, output }));
  });
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(whole, 1)).toFixed(0);
}
