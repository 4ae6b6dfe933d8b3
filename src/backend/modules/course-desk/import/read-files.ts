import readXlsxFile, { type Row } from 'read-excel-file/node';
import * as v from 'valibot';
import { type Cell, cellText, wholeCharacters } from '#/domain/catalogue/import/cells.ts';
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_LINES,
  MAX_UNZIPPED_BYTES,
  TOO_MANY_LINES,
} from '#/domain/catalogue/import/import-limits.ts';
import { importTables } from '#/domain/catalogue/import/import-columns.ts';
import { importReportSchema } from '#/domain/catalogue/import/import-report.ts';
import {
  HELP_SHEET,
  type ImportSheet,
  readTable,
  type Refusal,
} from '#/domain/catalogue/import/read-table.ts';
import { decodeSpreadsheet, readRows } from '#/domain/text/spreadsheet.ts';
import { foldText } from '#/domain/text/slug.ts';
import { isStorable } from '#/backend/http/storable-text.ts';
import { unzippedSize } from './unzipped-size.ts';

export interface ImportFile {
  nome: string;
  bytes: Uint8Array;
}

export interface ReadFiles {
  sheets: ImportSheet[];
  refusals: Refusal[];
}

/** Sheets of XLSX, CSV and JSON files, each told apart by its content. */
export async function readFiles(files: readonly ImportFile[]): Promise<ReadFiles> {
  const read: ReadFiles = { sheets: [], refusals: [] };
  for (const file of files) {
    const { sheets, refusals } = await readFile(file);
    read.sheets.push(...sheets);
    read.refusals.push(...refusals);
  }
  return read;
}

const refusedFile = (nome: string, motivo: string): ReadFiles => ({
  sheets: [],
  refusals: [{ planilha: nome, linha: 1, coluna: null, conteudo: '', motivo }],
});

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readFile({ nome, bytes }: ImportFile): Promise<ReadFiles> {
  if (isZip(bytes)) return readWorkbook(nome, bytes);
  const decoded = decodeSpreadsheet(bytes, MAX_IMPORT_BYTES);
  if ('problem' in decoded) return refusedFile(nome, decoded.problem);
  const { text } = decoded;
  if (/^\s*[{[]/.test(text)) return readJson(nome, text);
  const rows = readRows(text, MAX_IMPORT_LINES);
  if (rows.length > MAX_IMPORT_LINES) return refusedFile(nome, TOO_MANY_LINES);
  const open = rows.find(({ isOpen }) => isOpen);
  if (open)
    return refusedFile(nome, `Linha ${open.row}: uma aspa (") abre e nenhuma fecha. O resto ficou nela.`);
  return collect([
    readTable(
      nome,
      rows.map(({ row, cells }) => ({ linha: row, celulas: cells.map(withoutMark) })),
    ),
  ]);
}

/** Spreadsheets mark texts by an apostrophe, and so do our files where a text would be run as a formula. */
const withoutMark = (cell: string) => wholeCharacters(cell.replace(/^'/, '').replaceAll('\0', ''));

const UNREADABLE = 'Não conseguimos abrir esta planilha. Salve de novo como XLSX ou CSV.';

async function readWorkbook(nome: string, bytes: Uint8Array): Promise<ReadFiles> {
  let tabs;
  const size = unzippedSize(bytes);
  if (size === undefined) return refusedFile(nome, UNREADABLE);
  if (size > MAX_UNZIPPED_BYTES) return refusedFile(nome, TOO_MANY_LINES);
  try {
    tabs = await readXlsxFile(Buffer.from(bytes), { trim: false });
  } catch {
    return refusedFile(nome, UNREADABLE);
  }
  const filled = tabs.filter(
    ({ sheet, data }) => foldText(sheet) !== foldText(HELP_SHEET) && data.length > 0,
  );
  if (filled.length === 0) return refusedFile(nome, 'Esta planilha está vazia.');
  return collect(
    filled.map(({ sheet, data }) =>
      readTable(
        sheet,
        data
          .map((row, index) => ({ linha: index + 1, celulas: (row as Row).map(toCell) }))
          .filter(({ celulas }) => celulas.some((cell) => cellText(cell) !== '')),
      ),
    ),
  );
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return cellText(value);
  if (typeof value === 'string') return withoutMark(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const cellSchema = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown())]));
const cellsSchema = v.record(v.string(), cellSchema);
const rowsSchema = v.array(cellsSchema);
/** A catalogue as JSON: a list for each table, each row an object of the table's columns. */
const catalogueSchema = v.strictObject(v.entriesFromList(importTables, v.optional(rowsSchema)));
export type CatalogueDocument = v.InferOutput<typeof catalogueSchema>;

function readJson(nome: string, text: string): ReadFiles {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refusedFile(nome, 'Este JSON está incompleto ou tem um erro de escrita.');
  }
  if (!isStorable(json))
    return refusedFile(nome, 'Este JSON traz sinais que não são texto, como \\u0000. Retire-os.');
  const lists = Object.values(json ?? {});
  if (lists.some((list) => Array.isArray(list) && list.length > MAX_IMPORT_LINES))
    return refusedFile(nome, TOO_MANY_LINES);
  const read = v.safeParse(catalogueSchema, json);
  return read.success
    ? readDocument(read.output)
    : refusedFile(nome, `O JSON traz um objeto com as listas ${importTables.join(', ')}.`);
}

/** Lines are counted from 1, as the items of each list; what a row doesn't name stays as it is. */
export function readDocument(document: CatalogueDocument): ReadFiles {
  return collect(
    importTables.flatMap((table): ReturnType<typeof readTable>[] => {
      const rows = document[table];
      if (!rows || rows.length === 0) return [];
      const head = readTable(table, [
        { linha: 1, celulas: [...new Set(rows.flatMap((row) => Object.keys(row)))] },
      ]);
      if ('refusals' in head) return [head];
      const linhas = rows.map((celulas, index) => ({ linha: index + 1, celulas }));
      return [{ sheet: { ...head.sheet, linhas } }];
    }),
  );
}

function collect(read: readonly ReturnType<typeof readTable>[]): ReadFiles {
  return {
    sheets: read.flatMap((each) => ('sheet' in each ? [each.sheet] : [])),
    refusals: read.flatMap((each) => ('refusals' in each ? each.refusals : [])),
  };
}

/** As they are kept until the import is carried out. */
export const readFilesSchema: v.GenericSchema<ReadFiles> = v.object({
  sheets: v.array(
    v.object({
      planilha: v.string(),
      tabela: v.picklist(importTables),
      linhas: v.array(v.object({ linha: v.number(), celulas: cellsSchema })),
    }),
  ),
  refusals: importReportSchema.entries.recusas,
});
