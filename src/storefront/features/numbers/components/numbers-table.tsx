import { type NumberTable, shownCell } from '../number-tables.ts';

const heading = 'border-b border-line px-3 py-2.5 font-semibold';
const cell = 'border-b border-line px-3 py-2.5 text-right whitespace-nowrap tabular-nums';

interface NumbersTableProps {
  label: string;
  table: NumberTable;
  /** How many columns from the left are texts. */
  texts?: number;
}

/** A table that scrolls within itself where the screen is narrower. */
export function NumbersTable({ label, table: { head, rows }, texts = 1 }: NumbersTableProps) {
  const sideOf = (index: number) => (index < texts ? 'text-left' : 'text-right');
  return (
    <div className="max-h-[32rem] overflow-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={text} scope="col" className={`${heading} ${sideOf(index)}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={shownCell(name!)}>
              <th
                scope="row"
                className="border-b border-line px-3 py-2.5 text-left font-normal whitespace-nowrap"
              >
                {shownCell(name!)}
              </th>
              {cells.map((value, index) => (
                <td key={head[index + 1]} className={index + 1 < texts ? `${cell} text-left` : cell}>
                  {shownCell(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
