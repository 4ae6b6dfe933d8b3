import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import { beginningOf, cellText } from './cells.ts';
import { importColumns } from './import-columns.ts';
import type { ImportLine, ImportSheet, Refusal } from './read-table.ts';

/** Collects what is wrong in a line; a cell is told of once. */
export class LineRefusals {
  readonly list: Refusal[] = [];

  readonly #planilha: string;
  readonly #line: ImportLine;

  constructor(planilha: string, line: ImportLine) {
    this.#planilha = planilha;
    this.#line = line;
  }

  add(coluna: string | null, motivo: string): void {
    if (this.has(coluna)) return;
    const { linha, celulas } = this.#line;
    const conteudo = coluna === null ? '' : beginningOf(cellText(celulas[coluna] ?? null), 200);
    this.list.push({ planilha: this.#planilha, linha, coluna, conteudo, motivo });
  }

  has(coluna: string | null): boolean {
    return this.list.some((refusal) => refusal.coluna === coluna);
  }
}

/**
 * What each cell says, empty ones included; columns that the sheet hasn't got stay out: a row that exists
 * keeps what it has there.
 */
export function readLine(
  { tabela }: ImportSheet,
  line: ImportLine,
  refusals: LineRefusals,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, read, empty } of importColumns[tabela]) {
    const cell = line.celulas[name];
    if (cell === undefined) continue;
    if (cellText(cell) === '' && !(Array.isArray(cell) && cell.length > 0)) {
      if (empty === undefined) refusals.add(name, REQUIRED_MESSAGE);
      else values[name] = empty;
      continue;
    }
    const answer = read(cell);
    if ('problem' in answer) refusals.add(name, answer.problem);
    else values[name] = answer.value;
  }
  return values;
}

/** The values of a new row: what the sheet hasn't got is empty, or refused where it must be filled. */
export function completeNewRow(
  { tabela }: ImportSheet,
  values: Record<string, unknown>,
  refusals: LineRefusals,
): Record<string, unknown> {
  const complete = { ...values };
  for (const { name, empty } of importColumns[tabela]) {
    if (name in complete || refusals.has(name)) continue;
    if (empty === undefined) refusals.add(name, REQUIRED_MESSAGE);
    else complete[name] = empty;
  }
  return complete;
}
