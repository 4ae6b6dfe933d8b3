import { classNames } from '../class-names.ts';
import { Fieldset } from '../fields/fieldset.tsx';
import { Icon, type IconName } from './icon.tsx';

const stars = [1, 2, 3, 4, 5] as const;

const sizes = { sm: 'h-4 w-20', md: 'h-5 w-25', lg: 'h-6 w-30' } as const;

function starFor(star: number, value: number): IconName {
  if (value >= star - 0.25) return 'star-filled';
  return value >= star - 0.75 ? 'star-half' : 'star';
}

/** 0 to 5, shown to the half star; a screen reader hears the exact value. */
export function StarRating({
  value,
  size = 'md',
  className,
}: {
  value: number;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}) {
  const spoken = value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return (
    <svg
      role="img"
      aria-label={`${spoken} de 5 estrelas`}
      viewBox="0 0 120 24"
      className={classNames('icon text-ink-800', sizes[size], className)}
    >
      {stars.map((star) => (
        <use key={star} href={`#icone-${starFor(star, value)}`} x={(star - 1) * 24} width="24" height="24" />
      ))}
    </svg>
  );
}

interface StarInputProps {
  legend: string;
  name: string;
  value?: number;
  onValue?: (value: number) => void;
  error?: string;
  id?: string;
}

/** Five radio buttons that look like stars. */
export function StarInput({ legend, name, value, onValue, error, id }: StarInputProps) {
  return (
    <Fieldset legend={legend} error={error} id={id}>
      <div className="inline-flex">
        {stars.map((star) => (
          <label
            key={star}
            className="grid size-11 place-items-center rounded-md text-ink-800 transition-colors duration-fast hover:bg-blue-100 active:bg-blue-200 has-[:checked]:bg-blue-50 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-blue-600"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onValue?.(star)}
              aria-label={star === 1 ? '1 estrela' : `${star} estrelas`}
              className="sr-only"
            />
            <Icon name={value && star <= value ? 'star-filled' : 'star'} size="xl" />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
