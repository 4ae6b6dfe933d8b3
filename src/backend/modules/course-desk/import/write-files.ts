import writeXlsxFile from 'write-excel-file/node';
import type { Database } from '#/backend/db/database.ts';
import type { ExportFormat } from '#/contract/catalogue/catalogue-import.ts';
import { cellText } from '#/domain/catalogue/import/cells.ts';
import {
  importColumns,
  type ImportTable,
  importTables,
  writeCell,
} from '#/domain/catalogue/import/import-columns.ts';
import { HELP_SHEET, type ImportSheet, type Refusal } from '#/domain/catalogue/import/read-table.ts';
import { toCsv } from '#/domain/sale/assisted/csv.ts';
import { readImportedFiles } from './catalogue-import.ts';
import { planImport } from './plan/plan-import.ts';
import { type CatalogueRecords, readRecords } from './read-records.ts';

interface SentFile {
  nome: string;
  tipo: string;
  /** In base64. */
  conteudo: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const file = (nome: string, tipo: string, content: Buffer | string): SentFile => ({
  nome,
  tipo,
  conteudo: Buffer.from(content).toString('base64'),
});

/** Import takes one apostrophe from the front of a text. */
const marked = (text: string) => (text.startsWith("'") ? `'${text}` : text);

const headings = (table: ImportTable) => importColumns[table].map(({ name }) => name);

const rowsOf = (table: ImportTable, records: CatalogueRecords) =>
  records[table].map((record) => headings(table).map((column) => marked(writeCell(column, record[column]))));

/** The catalogue, or an empty one with explanations, as a file that import reads back. */
export async function exportCatalogue(db: Database, formato: ExportFormat): Promise<SentFile> {
  if (formato === 'modelo')
    return file(
      'modelo-do-catalogo.xlsx',
      XLSX,
      await toWorkbook([...importTables.map(emptySheet), helpSheet()]),
    );
  if (formato === 'esquema')
    return file('catalogo.schema.json', 'application/schema+json', JSON.stringify(describeDocument()));
  const records = await readRecords(db);
  if (formato === 'json') return file('catalogo.json', 'application/json', `${JSON.stringify(records)}\n`);
  if (formato === 'xlsx') {
    const sheets = importTables.map((table) => ({
      sheet: table,
      rows: [headings(table), ...rowsOf(table, records)],
    }));
    return file('catalogo.xlsx', XLSX, await toWorkbook([...sheets, helpSheet()]));
  }
  const rows = [headings(formato), ...rowsOf(formato, records)];
  return file(`${formato}.csv`, 'text/csv; charset=utf-8', toCsv(rows));
}

/** The JSON Schema of what import takes: cells as people write them, or of their own type. */
function describeDocument() {
  const cell = { type: ['string', 'number', 'boolean', 'array', 'null'] };
  const rows = (table: ImportTable) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        importColumns[table].map(({ name, help, example }) => [
          name,
          { ...cell, description: help, ...(example !== '' && { examples: [example] }) },
        ]),
      ),
      additionalProperties: false,
    },
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Catálogo',
    type: 'object',
    properties: Object.fromEntries(importTables.map((table) => [table, rows(table)])),
    additionalProperties: false,
  };
}

interface TextSheet {
  sheet: string;
  rows: string[][];
}

const emptySheet = (table: ImportTable): TextSheet => ({ sheet: table, rows: [headings(table)] });

function helpSheet(): TextSheet {
  const rows = importTables.flatMap((table) =>
    importColumns[table].map(({ name, help, example, empty }) => [
      table,
      name,
      empty === undefined ? 'sim' : 'não',
      help,
      marked(example),
    ]),
  );
  return {
    sheet: HELP_SHEET,
    rows: [['planilha', 'coluna', 'obrigatória', 'o que escrever', 'exemplo'], ...rows],
  };
}

/** Every cell is a text, so that nothing is run as a formula and no zero is lost. */
function toWorkbook(sheets: readonly TextSheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ sheet, rows }) => ({
      sheet,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map(() => ({ width: 22 })),
      data: rows.map((row, index) =>
        row.map((value) => ({
          type: String,
          value,
          wrap: true,
          alignVertical: 'top' as const,
          ...(index === 0 && { fontWeight: 'bold' as const }),
        })),
      ),
    })),
  ).toBuffer();
}

/** The lines that were refused, each with its reasons. @throws 404; 409 `IMPORTACAO_VENCIDA` */
export async function writeRefusedLines(db: Database, now: Date, id: number): Promise<SentFile> {
  const read = await readImportedFiles(db, id);
  const { refusals } = await planImport(db, { ...read, removesMissing: false, now });
  const sheets = read.sheets.flatMap((sheet) => refusedRows(sheet, refusals));
  const list = refusals.map(({ planilha, linha, coluna, conteudo, motivo }) => [
    planilha,
    String(linha),
    coluna ?? '',
    marked(conteudo),
    motivo,
  ]);
  const help = { sheet: HELP_SHEET, rows: [['planilha', 'linha', 'coluna', 'conteúdo', 'motivo'], ...list] };
  return file(`linhas-recusadas-${id}.xlsx`, XLSX, await toWorkbook([...sheets, help]));
}

function refusedRows({ planilha, tabela, linhas }: ImportSheet, refusals: readonly Refusal[]): TextSheet[] {
  const reasons = new Map<number, string[]>();
  for (const { linha, coluna, motivo } of refusals.filter((refusal) => refusal.planilha === planilha))
    reasons.set(linha, [...(reasons.get(linha) ?? []), coluna === null ? motivo : `${coluna}: ${motivo}`]);
  const refused = linhas.filter(({ linha }) => reasons.has(linha));
  const [first] = refused;
  if (!first) return [];
  const columns = headings(tabela).filter((column) => refused.some(({ celulas }) => column in celulas));
  const rows = refused.map(({ linha, celulas }) => [
    String(linha),
    reasons.get(linha)!.join(' '),
    ...columns.map((column) => marked(cellText(celulas[column] ?? null))),
  ]);
  return [{ sheet: tabela, rows: [['linha', 'motivo', ...columns], ...rows] }];
}
