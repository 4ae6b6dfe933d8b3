import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';

interface StepperProps {
  steps: readonly string[];
  /** Index of the step the person is at; equal to the length when all is done. */
  current: number;
  label?: string;
}

/** Where one is in a short row of steps. On a phone only the name of the current one is written out. */
export function Stepper({ steps, current, label = 'Etapas' }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 text-sm md:gap-3">
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li
            key={step}
            aria-current={here ? 'step' : undefined}
            className={classNames('flex items-center gap-2 md:gap-3', index > 0 && 'flex-1 md:flex-none')}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'h-0.5 flex-1 rounded-full md:w-10',
                  index <= current ? 'bg-blue-600' : 'bg-steel-300',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold tabular-nums',
                done && 'border-blue-600 bg-blue-600 text-white',
                here && 'border-blue-600 bg-surface text-blue-700',
                !done && !here && 'border-steel-300 bg-surface text-muted',
              )}
            >
              {done ? <Icon name="check" size="sm" className="stroke-3" /> : index + 1}
            </span>
            <span className={classNames(here ? 'font-semibold text-heading' : 'text-muted max-md:sr-only')}>
              {step}
              {done && <span className="sr-only"> (concluída)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
