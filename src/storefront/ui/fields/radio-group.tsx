import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { keepWords } from '../display/line-breaks.tsx';
import { Fieldset } from './fieldset.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  trailing?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  legend: string;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string;
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  look?: 'list' | 'cards' | 'segments';
  required?: boolean;
  id?: string;
  className?: string;
}

const layouts = {
  list: 'grid',
  cards: 'grid gap-3',
  segments: 'grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-line bg-steel-100 p-1',
} as const;

const choices = {
  // With its circle as high as a thumb needs.
  list: 'py-2.5',
  cards:
    'rounded-md border border-line-strong bg-surface p-4 transition-[border-color,background-color,box-shadow] duration-fast hover:border-primary-600 has-checked:border-primary-600 has-checked:bg-primary-50 has-checked:shadow-chosen has-disabled:border-line has-disabled:bg-steel-50 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary-600',
  segments:
    'justify-center rounded-sm px-3 py-2 text-center text-sm font-semibold transition-colors duration-fast hover:bg-surface has-checked:bg-surface has-checked:text-primary-700 has-checked:shadow-sm has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary-600',
} as const;

export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  onValue,
  look = 'list',
  required,
  ...group
}: RadioGroupProps) {
  const generated = useId();
  return (
    <Fieldset {...group}>
      <div className={layouts[look]}>
        {options.map((option, index) => {
          const hintId = `${generated}-${index}`;
          const nameId = `${hintId}-name`;
          const trailingId = `${hintId}-trailing`;
          return (
            <label
              key={option.value}
              className={classNames(
                'flex items-start gap-3 text-base text-body has-disabled:text-muted',
                choices[look],
              )}
            >
              <input
                type="radio"
                name={name ?? generated}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onValue?.(option.value)}
                disabled={option.disabled}
                required={required}
                // The label holds the hint, too, which would be read twice.
                aria-labelledby={
                  option.hint ? classNames(nameId, option.trailing !== undefined && trailingId) : undefined
                }
                aria-describedby={option.hint ? hintId : undefined}
                className={
                  look === 'segments'
                    ? 'sr-only'
                    : classNames(
                        'size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-[border-width,border-color] duration-fast checked:border-8 checked:border-primary-600 hover:border-primary-600 active:bg-primary-100 disabled:cursor-not-allowed disabled:border-line disabled:bg-steel-100',
                        look === 'cards' && 'focus-visible:outline-none',
                      )
                }
              />
              <span className={look === 'segments' ? '' : 'min-w-0 flex-1'}>
                <span id={nameId} className={look === 'cards' ? 'block font-semibold text-heading' : 'block'}>
                  {keepWords(option.label)}
                </span>
                {option.hint && (
                  <span id={hintId} className="block text-sm text-muted">
                    {keepWords(option.hint)}
                  </span>
                )}
              </span>
              {option.trailing !== undefined && <span id={trailingId}>{option.trailing}</span>}
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
