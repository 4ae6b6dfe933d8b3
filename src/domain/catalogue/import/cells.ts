import { isCalendarDay, type CalendarDay } from '#/domain/time/calendar-day.ts';
import { foldText } from '#/domain/text/slug.ts';
import { visibleText } from '#/domain/text/visible-text.ts';
import { readModules, type WrittenModule } from '#/domain/catalogue/module-text.ts';
import { weekdays, type Weekday } from '#/domain/catalogue/offer-values.ts';

/** A value as a sheet or a JSON document holds it. */
export type Cell = string | number | boolean | Date | null | readonly unknown[];

export type Read<Value> = { value: Value } | { problem: string };

const problem = (text: string) => ({ problem: text });

/** Without halves of characters, which no database holds. */
export const wholeCharacters = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

export const beginningOf = (text: string, most: number) => wholeCharacters(text.slice(0, most));

/** The text of a cell as a person reads it in a sheet. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell) ?? hourOf(cell) ?? '';
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (typeof cell === 'object') return cell.map((item) => plainText(item)).join('\n');
  return visibleText(String(cell)).replaceAll(/\r\n?/g, '\n').trim();
}

const plainText = (item: unknown) =>
  typeof item === 'string' || typeof item === 'number' ? String(item) : JSON.stringify(item);

export const readText = (cell: Cell): Read<string> => ({ value: cellText(cell) });

export function readLines(cell: Cell): Read<string[]> {
  const lines = cellText(cell).split('\n');
  return { value: lines.map((line) => line.replace(/^[-–—•*]\s+/, '').trim()).filter(Boolean) };
}

/** As people write numbers: '1.200', '1200', '1200,00'. */
export function readWhole(cell: Cell): Read<number> {
  const text = cellText(cell);
  const plain = /^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text.replace(/[.,]0+$/, '');
  return /^\d{1,9}$/.test(plain) ? { value: Number(plain) } : problem('Escreva um número inteiro, como 40.');
}

/** Reais: a number, '1.234,56', 'R$ 900' or '1234.56'. */
export function readReais(cell: Cell): Read<number> {
  const text = cellText(cell).replace(/^R\$/i, '').replaceAll(/\s/g, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text);
  const plain = isGrouped ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.');
  if (/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return { value: Number(plain) };
  return problem('Escreva um valor em reais, com até dois centavos depois da vírgula, como 1.234,50.');
}

const DAY_PROBLEM = 'Escreva uma data que existe, com dia, mês e ano, como 31/12/2026.';
const MS_OF_DAY = 86_400_000;

/** Spreadsheets count days from 30 December 1899. */
const spreadsheetDay = (serial: number) => new Date(Date.UTC(1899, 11, 30) + Math.round(serial * MS_OF_DAY));

function dayOf(date: Date): CalendarDay | undefined {
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1910) return undefined;
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getUTCFullYear()}-${month}-${day}`;
}

export function readDay(cell: Cell): Read<CalendarDay> {
  const text = cellText(cell);
  const isSerial = /^\d{5}$/.test(text);
  const day = isSerial ? dayOf(spreadsheetDay(Number(text))) : typedDay(text);
  return day !== undefined && isCalendarDay(day) ? { value: day } : problem(DAY_PROBLEM);
}

function typedDay(text: string): string | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?| 00:00(?::00)?)?$/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (d === undefined || m === undefined || y === undefined) return undefined;
  return `${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

function hourOf(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(11, 16);
}

export function readHour(cell: Cell): Read<string> {
  if (cell instanceof Date || (typeof cell === 'number' && cell > 0 && cell < 1)) {
    const date = cell instanceof Date ? cell : spreadsheetDay(cell);
    return { value: hourOf(date) ?? '' };
  }
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?::|h)?(\d{2})?(?::00)?(?:h|min)?$/i.exec(cellText(cell)) ?? [];
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
    ? { value: `${hours.padStart(2, '0')}:${minutes}` }
    : problem('Escreva um horário, como 19:00.');
}

export function readYesNo(cell: Cell): Read<boolean> {
  const text = foldText(cellText(cell));
  if (['sim', 's', 'x', '1', 'true', 'verdadeiro'].includes(text)) return { value: true };
  if (['nao', 'n', '0', 'false', 'falso'].includes(text)) return { value: false };
  return problem('Escreva sim ou não.');
}

/** One of the names, by itself or by its code, whatever its capitals and accents. */
export const readChoice =
  <Code extends string>(names: Readonly<Record<Code, string>>) =>
  (cell: Cell): Read<Code> => {
    const text = foldText(cellText(cell));
    const codes = Object.keys(names) as Code[];
    const code = codes.find((each) => foldText(each) === text || foldText(names[each]) === text);
    return code === undefined
      ? problem(`Escreva um destes: ${codes.map((each) => names[each]).join(', ')}.`)
      : { value: code };
  };

/** 'seg, qua e sex' or 'segunda-feira/quarta-feira', in the order of the week. */
export function readWeekdays(cell: Cell): Read<Weekday[]> {
  const words = foldText(cellText(cell))
    .split(/[\s,;/+]+/)
    .filter((word) => word !== '' && word !== 'e');
  const found = new Set(words.map((word) => weekdays.find((day) => word.slice(0, 3) === day)));
  if (found.has(undefined)) return problem('Escreva os dias com aula, como seg, qua, sex.');
  return { value: weekdays.filter((day) => found.has(day)) };
}

export const readSlug = (cell: Cell): Read<string> => ({ value: cellText(cell).toLowerCase() });

/** Slugs of teachers, apart by commas, semicolons, spaces or lines. */
export function readSlugs(cell: Cell): Read<string[]> {
  const slugs = cellText(cell)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return { value: [...new Set(slugs)] };
}

/** Codes of offers, apart by commas, semicolons, spaces or lines. */
export function readCodes(cell: Cell): Read<string[]> {
  return {
    value: cellText(cell)
      .split(/[\s,;]+/)
      .filter(Boolean),
  };
}

export function readCourseModules(cell: Cell): Read<WrittenModule[]> {
  if (Array.isArray(cell)) return { value: cell as WrittenModule[] };
  const read = readModules(cellText(cell));
  return 'modules' in read ? { value: read.modules } : read;
}
