import Papa from 'papaparse';
import { visibleText } from './visible-text.ts';

const LARGEST_FILE = 2_000_000;
const SAVE_AS_CSV =
  'Abra na planilha e salve como CSV: no Excel, Arquivo, Salvar como, CSV UTF-8; nas Planilhas Google, Arquivo, Fazer download, CSV. Ou copie as linhas e cole na lista.';

const otherKinds: readonly { begins: readonly number[]; name: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], name: 'uma pasta de trabalho (XLSX ou ODS)' },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], name: 'uma pasta de trabalho antiga (XLS)' },
  { begins: [0x25, 0x50, 0x44, 0x46], name: 'um PDF' },
];

/**
 * A list that a spreadsheet wrote as text, in whatever encoding (TEXT-17): UTF-8 and UTF-16 with
 * their mark or without, else Windows-1252. `problem` says why a file is none, and how to make one.
 */
export function decodeSpreadsheet(
  bytes: Uint8Array,
  largest = LARGEST_FILE,
): { text: string } | { problem: string } {
  if (bytes.length > largest) return { problem: 'Este arquivo é grande demais para uma lista.' };
  const other = otherKinds.find(({ begins }) => begins.every((byte, place) => bytes[place] === byte));
  if (other) return { problem: `Este arquivo é ${other.name}. ${SAVE_AS_CSV}` };
  const text = decodeText(bytes);
  if (/^\s*</.test(text)) return { problem: `Este arquivo é uma página da internet. ${SAVE_AS_CSV}` };
  return { text };
}

function decodeText(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 by its mark, or by the zeros beside its Latin letters; undefined for anything else. */
function findEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, 1000);
  const zeros = [0, 1].map(
    (odd) => beginning.filter((byte, place) => byte === 0 && place % 2 === odd).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd < beginning.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

export interface SheetRow {
  cells: string[];
  /** Where it begins, from 1; empty rows and lines within a cell count. */
  line: number;
  /** Its number in a spreadsheet, from 1; empty rows count. */
  row: number;
  text: string;
  /** True where a quotation mark opens a cell and none ends it: the rest of the text is in it. */
  isOpen: boolean;
}

/**
 * Rows of a spreadsheet export (TEXT-17): separated by semicolons, tabs, commas or the character of a first
 * line `sep=`, with quoted cells. Reads no further than one row beyond `most`.
 */
export function readRows(text: string, most = Infinity): SheetRow[] {
  const whole = visibleText(text)
    .replaceAll('\0', '')
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n');
  const [declaration = '', separator] = /^"?sep=([;,|\t])"?[;,|\t]*(?:\n|$)/i.exec(whole) ?? [];
  // A blank before a quotation mark isn't part of the cell.
  const list = whole.slice(declaration.length).replaceAll(/(^|[\n;,\t|]) +(?=")/g, '$1');
  const rows: SheetRow[] = [];
  let start = 0;
  let line = declaration === '' ? 1 : 2;
  let number = 0;
  Papa.parse<string[]>(list, {
    delimiter: separator ?? '',
    delimitersToGuess: [';', '\t', ',', '|'],
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      const row = list.slice(start, meta.cursor);
      number++;
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      if (cells.some((cell) => cell.trim() !== '')) {
        if (rows.length > most) parser.abort();
        rows.push({ cells, line, row: number, text: row.replace(/\n$/, ''), isOpen });
      }
      line += row.split('\n').length - 1;
      start = meta.cursor;
    },
  });
  return rows;
}
