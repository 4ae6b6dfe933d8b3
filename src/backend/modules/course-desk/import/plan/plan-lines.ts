import type { LineRefusals } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import type { ImportPlan, TableCounts } from './import-plan.ts';
import { inChunks } from '#/backend/in-chunks.ts';

/** What becomes of a line that isn't refused. */
export type Outcome = Exclude<keyof TableCounts, 'recusados'>;

interface ReadLine<Key> {
  refusals: LineRefusals;
  known: { target: { id: Key | undefined } } | undefined;
}

interface LinePlanner<Read extends ReadLine<Key>, Stored, Key> {
  read: (line: ImportLine) => Read;
  /** By the id of each. */
  findStored: (ids: readonly Key[]) => Promise<Map<Key, Stored>>;
  plan: (read: Read, stored: Stored | undefined) => Outcome;
}

/** Plans the lines of a sheet, a few at a time, each with the row that is there. */
export function planLines<Read extends ReadLine<Key>, Stored, Key = number>(
  sheet: ImportSheet,
  plan: ImportPlan,
  planner: LinePlanner<Read, Stored, Key>,
): Promise<void> {
  return inChunks(sheet.linhas, async (lines) => {
    const read = lines.map((line) => planner.read(line));
    const stored = await planner.findStored(read.flatMap(({ known }) => known?.target.id ?? []));
    for (const each of read) {
      const id = each.known?.target.id;
      const outcome = planner.plan(each, id === undefined ? undefined : stored.get(id));
      countLine(sheet, plan, { outcome, refusals: each.refusals });
    }
  });
}

export function countLine(
  { tabela }: ImportSheet,
  plan: ImportPlan,
  { outcome, refusals: { list } }: { outcome: Outcome; refusals: LineRefusals },
): void {
  plan.counts[tabela][list.length > 0 ? 'recusados' : outcome]++;
  plan.refusals.push(...list);
}
