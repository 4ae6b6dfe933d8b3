import { foldText } from '#/domain/text/slug.ts';
import { beginningOf, type Cell } from './cells.ts';
import { importColumns, type ImportTable, importTables } from './import-columns.ts';

/** A sheet, a CSV file or a list of a JSON document. */
export interface ImportSheet {
  /** As its file or tab is called. */
  planilha: string;
  tabela: ImportTable;
  linhas: readonly ImportLine[];
}

export interface ImportLine {
  /** From 1, headings and empty lines counted. */
  linha: number;
  /** Of the columns that the sheet has. */
  celulas: Readonly<Record<string, Cell>>;
}

export interface Refusal {
  planilha: string;
  linha: number;
  /** Null where the line as a whole is meant. */
  coluna: string | null;
  /** What stands there. */
  conteudo: string;
  motivo: string;
}

/** The sheet of the template that explains its columns. */
export const HELP_SHEET = 'instruções';

/** Columns of the file of refused lines, for who corrects it. */
export const refusalColumns = ['linha', 'motivo'];

const columnName = (heading: string) =>
  foldText(heading)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const namesOf = (table: ImportTable) => importColumns[table].map(({ name }) => name);

interface RawRow {
  linha: number;
  celulas: readonly Cell[];
}

/** The rows below the headings; what the sheet is of is told by its headings, or by its name. */
export function readTable(
  planilha: string,
  rows: readonly RawRow[],
): { sheet: ImportSheet } | { refusals: Refusal[] } {
  const [head, ...lines] = rows;
  const headings = (head?.celulas ?? []).map((cell) => String(cell ?? '').trim());
  const columns = headings.map(columnName);
  const refuse = (coluna: string | null, conteudo: string, motivo: string): Refusal => ({
    planilha,
    linha: head?.linha ?? 1,
    coluna,
    conteudo,
    motivo,
  });
  const tabela = findTable(planilha, columns);
  if (!tabela) {
    const motivo =
      'Não sabemos de que é esta planilha. A primeira linha traz os nomes das colunas, como no modelo.';
    return { refusals: [refuse(null, beginningOf(headings.join('; '), 200), motivo)] };
  }
  const known = namesOf(tabela);
  const refusals = columns.flatMap((column, place) => {
    const heading = headings[place]!;
    if (column === '' || refusalColumns.includes(column)) return [];
    if (!known.includes(column))
      return [refuse(heading, heading, `Esta coluna não existe. As colunas são: ${known.join(', ')}.`)];
    return columns.indexOf(column) < place
      ? [refuse(heading, heading, 'Esta coluna está aqui duas vezes. Deixe uma.')]
      : [];
  });
  if (refusals.length > 0) return { refusals };
  const places = columns.flatMap((column, place) => (known.includes(column) ? [{ column, place }] : []));
  const linhas = lines.map(({ linha, celulas }) => ({
    linha,
    celulas: Object.fromEntries(places.map(({ column, place }) => [column, celulas[place] ?? null])),
  }));
  return { sheet: { planilha, tabela, linhas } };
}

/** The table of which most headings are, if it has at least two of them. */
function findTable(planilha: string, columns: readonly string[]): ImportTable | undefined {
  const named = importTables.find((table) => foldText(planilha).replace(/\.[a-z]+$/, '') === table);
  if (named) return named;
  const hits = importTables.map((table) => ({
    table,
    count: namesOf(table).filter((name) => columns.includes(name)).length,
  }));
  const [best] = hits.toSorted((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.table : undefined;
}
