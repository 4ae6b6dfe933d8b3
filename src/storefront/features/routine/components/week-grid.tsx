import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { weekdays } from '#/domain/catalogue/offer-values.ts';
import { dayNames } from '#/domain/catalogue/offer-labels.ts';
import { periodNames } from '#/domain/catalogue/routine/reason.ts';
import { type WeekCell, weekPeriods } from '#/domain/catalogue/routine/week.ts';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';

const columnNames = { manha: 'Manhã', tarde: 'Tarde', noite: 'Noite' } as const;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -weekPeriods.length,
  ArrowDown: weekPeriods.length,
};

const boxIn = (element: Element | null) => element?.closest('td')?.querySelector('input');

/**
 * The free parts of a week as check boxes. With a script they are painted as well: by dragging, and by arrow
 * keys with the shift key held.
 */
export function WeekGrid({ chosen }: { chosen: readonly WeekCell[] | undefined }) {
  const stroke = useRef<{ from: HTMLInputElement; checked: boolean }>(undefined);
  const hasPainted = useRef(false);
  const begin = (event: PointerEvent<HTMLTableElement>) => {
    hasPainted.current = false;
    const from = event.button === 0 ? boxIn(event.target as Element) : undefined;
    if (!from) return;
    stroke.current = { from, checked: !from.checked };
    // A finger's events go to where it came down until they are let go.
    (event.target as Element).releasePointerCapture(event.pointerId);
  };
  const paint = (event: PointerEvent) => {
    if (!stroke.current) return;
    const { from, checked } = stroke.current;
    const box = boxIn(document.elementFromPoint(event.clientX, event.clientY));
    if (!box || (box === from && !hasPainted.current)) return;
    hasPainted.current = true;
    from.checked = checked;
    box.checked = checked;
  };
  const end = () => {
    stroke.current = undefined;
  };
  // A stroke that ends where it began would be a press, too.
  const press = (event: MouseEvent) => {
    if (hasPainted.current) event.preventDefault();
    hasPainted.current = false;
  };
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key];
    const box = event.target as HTMLInputElement;
    if (step === undefined || box.type !== 'checkbox') return;
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const next = boxes[boxes.indexOf(box) + step];
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) next.checked = box.checked;
    next.focus();
  };
  return (
    <Fieldset
      legend="Quando você está livre"
      hint="Marque as partes da semana em que dá para estudar. Sem nenhuma, mostramos todas."
    >
      <table
        className="w-full table-fixed border-separate border-spacing-1 select-none"
        onPointerDown={begin}
        onPointerMove={paint}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onClickCapture={press}
        onKeyDown={move}
      >
        <thead>
          <tr className="text-sm">
            <th scope="col" className="w-20 text-left font-semibold">
              Dia
            </th>
            {weekPeriods.map((period) => (
              <th key={period} scope="col" className="font-semibold">
                {columnNames[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row" className="text-left text-sm font-normal first-letter:uppercase">
                {dayNames[day]}
              </th>
              {weekPeriods.map((period) => (
                <td key={period} className="p-0">
                  <label className="grid min-h-11 cursor-pointer touch-none place-items-center rounded-sm border border-line bg-surface has-checked:border-primary-600 has-checked:bg-primary-100">
                    <input
                      type="checkbox"
                      name="livre"
                      value={`${day}-${period}`}
                      defaultChecked={chosen?.includes(`${day}-${period}`)}
                      aria-label={`${dayNames[day]} ${periodNames[period]}`}
                      className="check"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fieldset>
  );
}
