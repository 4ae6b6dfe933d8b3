import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { changes } from './changes.ts';
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
    /** Test files at the same time. */
    jobs: { type: 'string', default: '2' },
    /** Test files that run for one fault at most, the nearest first. */
    'max-tests': { type: 'string', default: '24' },
    /** Reads what tests cover from the run before. */
    'keep-coverage': { type: 'boolean', default: false },
    /** Records nothing: runs the given files of tests for each fault, in their order. */
    'in-order': { type: 'boolean', default: false },
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

// One server for all runs: it transforms again only what a fault changes.
const vitest = await createVitest('test', {
  config: 'tools/mutate/vitest.config.ts',
  watch: false,
  reporters: [],
  bail: 1,
  maxWorkers: Number(given.jobs),
});
await vitest.standalone();

if (!given['keep-coverage'] && !given['in-order']) {
  rmSync(coverageFolder, { recursive: true, force: true });
  mkdirSync(coverageFolder, { recursive: true });
  console.log(`Recording which tests run which of ${paths.length} files …`);
  process.env.MUTATE_COVERAGE = coverageFolder;
  changes.recorded = new Set(paths);
  const failures = await failuresOf(given.tests);
  if (failures.length > 0) throw new Error(`Tests fail without a fault:\n${failures.join('\n')}`);
  changes.recorded = new Set();
  delete process.env.MUTATE_COVERAGE;
  for (const path of paths) vitest.invalidateFile(resolve(path));
}
const covering = given['in-order'] ? new Map<string, Set<string>>() : readCoverage();
const chosen = choose(
  paths.flatMap((path) => findMutants(path, texts.get(path)!)),
  Number(given.sample),
);
const survivors: string[] = [];
let killed = 0;
for (const mutant of chosen) {
  const tests = testsOf(mutant);
  const by = await findFailure(mutant, tests);
  const said = `${mutant.path}:${mutant.line} ${mutant.change}`;
  if (by !== undefined) killed++;
  else survivors.push(`${said} (${tests.length} test files ran it)`);
  console.log(by === undefined ? `SURVIVED ${said}` : `noticed  ${said} · ${by}`);
}

console.log(`\n${killed} of ${chosen.length} faults were noticed (${percent(killed, chosen.length)} %).`);
for (const survivor of survivors.sort()) console.log(`  ${survivor}`);
await vitest.close();

/** The test that noticed the fault. */
async function findFailure(mutant: Mutant, tests: string[]): Promise<string | undefined> {
  changes.mutant = mutant;
  vitest.invalidateFile(resolve(mutant.path));
  try {
    // Most faults are noticed by the tests of their own subject.
    const first = 3;
    for (const part of [tests.slice(0, first), tests.slice(first, Number(given['max-tests']))]) {
      const [failure] = part.length > 0 ? await failuresOf(part) : [];
      if (failure !== undefined) return failure;
    }
    return undefined;
  } finally {
    changes.mutant = undefined;
    vitest.invalidateFile(resolve(mutant.path));
  }
}

function testsOf(mutant: Mutant): string[] {
  if (given['in-order']) return given.tests;
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

async function failuresOf(filters: string[]): Promise<string[]> {
  // Results of the run before would count as this one's, and stop it at once.
  for (const known of [vitest.state.filesMap, vitest.state.idMap, vitest.state.errorsSet]) known.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(filters),
  );
  if (testModules.length === 0) throw new Error(`No test is called ${filters.join(' or ')}.`);
  const failed = testModules
    .filter((module) => !module.ok())
    .map((module) => {
      const [test] = module.children.allTests('failed');
      const said = test?.result().errors?.[0]?.message ?? module.errors()[0]?.message ?? '';
      return `${module.relativeModuleId} > ${test?.name ?? ''}: ${said.split('\n')[0]!.slice(0, 90)}`;
    });
  return [...failed, ...unhandledErrors.map((error) => inspect(error))];
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(whole, 1)).toFixed(0);
}
