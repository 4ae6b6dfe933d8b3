import { parts } from './parts.ts';
import { describeFindings, describeSlowest, outcomeOfCheck, type Finding, type Outcome } from './outcome.ts';
import { stopRunningCommand } from './run-command.ts';
import { addTallies, describeTally } from './tally.ts';
import { listChanges } from './working-tree.ts';

// The gate: `tsx tools/gate/test.ts` runs every part, `tsx tools/gate/test.ts unit types` only those. All
// parts run even when one fails.

const slowestShown = 10;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = [...new Set(parts.map((part) => part.name))].join(', ');
  console.error(`No such part: ${unknown.join(', ')}. There are ${names}.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopRunningCommand();
    process.exit(130);
  });
}

const results: (Outcome & { title: string; seconds: number })[] = [];
const changesBefore = listChanges();
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  await record(part.title, part.run);
}
if (wanted.length === 0) await record('Working tree as before', checkWorkingTree);

console.log('');
for (const { title, tally, seconds } of results) {
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${title}: ${describeTally(tally)} (${seconds} s)`);
}
const timings = results.flatMap((result) =>
  result.timings.map((timing) => ({ ...timing, name: `${result.title} › ${timing.name}` })),
);
if (timings.length > slowestShown) console.log(`\n${describeSlowest(timings, slowestShown)}`);
showFindings('✗ Failed', ({ failed }) => failed);
showFindings('! Passed only when tried again', ({ flaky }) => flaky);
const total = addTallies(results.map(({ tally }) => tally));
console.log(`\n${describeTally(total)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function record(title: string, run: () => Promise<Outcome> | Outcome): Promise<void> {
  console.log(`\n── ${title}`);
  const start = Date.now();
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    console.log(error);
    outcome = outcomeOfCheck('the part itself', String(error));
  }
  results.push({ ...outcome, title, seconds: Math.round((Date.now() - start) / 1000) });
}

function showFindings(heading: string, pick: (outcome: Outcome) => Finding[]): void {
  const texts = results
    .filter((result) => pick(result).length > 0)
    .map((result) => describeFindings(result.title, pick(result)));
  if (texts.length > 0) console.log(`\n${heading}:\n${texts.join('\n')}`);
}

function checkWorkingTree(): Outcome {
  const left = listChanges()?.filter((change) => !changesBefore?.includes(change)) ?? [];
  if (left.length > 0) console.log(`The tests left these behind:\n${left.join('\n')}`);
  return outcomeOfCheck('what the tests left behind', left.length > 0 ? left.join('\n') : undefined);
}
