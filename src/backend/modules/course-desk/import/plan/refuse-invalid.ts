import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { CHOOSE_MESSAGE } from '#/domain/catalogue/course-entry.ts';
import { beginningOf } from '#/domain/catalogue/import/cells.ts';
import { writeCell } from '#/domain/catalogue/import/import-columns.ts';
import type { LineRefusals } from '#/domain/catalogue/import/read-line.ts';
import type { ChangedField } from './import-plan.ts';

/** Columns that name what the entry has the id of. */
const columnsOf: Readonly<Record<string, string>> = {
  id_modalidade: 'modalidade',
  id_area_atuacao: 'area',
  id_tipo_curso: 'tipo',
  id_unidade: 'unidade',
};

export const columnOf = (field: string) => columnsOf[field] ?? field;

/** The entry, or undefined with each field's first problem told at its column. */
export function refuseInvalid<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  refusals: LineRefusals,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  for (const { path, message } of result.issues) {
    const field = path?.[0]?.key;
    const place = path && path.length > 1 && typeof path[1]?.key === 'number' ? path[1].key + 1 : undefined;
    const shown = message === CHOOSE_MESSAGE ? 'Escreva uma das opções.' : message;
    refusals.add(
      typeof field === 'string' ? columnOf(field) : null,
      place === undefined ? shown : `Item ${place}: ${shown}`,
    );
  }
  return undefined;
}

/** What differs, as a sheet would show it. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  writers: Readonly<Record<string, (value: unknown) => string>> = {},
): ChangedField[] {
  const write = (field: string, value: unknown) =>
    beginningOf(writers[field]?.(value) ?? writeCell(columnOf(field), value), 500);
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      coluna: columnOf(field),
      antes: write(field, before[field]),
      depois: write(field, after[field]),
    }));
}
