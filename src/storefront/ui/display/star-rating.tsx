import { classNames } from '../class-names.ts';
import { Fieldset } from '../fields/fieldset.tsx';
import { Icon } from './icon.tsx';
import sprite from './icons.svg?no-inline';

const stars = [1, 2, 3, 4, 5] as const;

const sizes = { sm: 'h-4 w-20', md: '', lg: 'h-6 w-30' } as const;

/** A row of five, each 24 units wide: as wide as it is shown, it shows so many of them. */
const row = `${sprite}#stars`;

export function StarRating({
  value,
  size = 'md',
  className,
}: {
  value: number;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}) {
  const halves = Math.min(Math.floor((value + 0.25) * 2), 10);
  const spoken = String(Math.round(value * 10) / 10).replace('.', ',');
  return (
    <svg
      role="img"
      aria-label={`${spoken} de 5 estrelas`}
      viewBox="0 0 120 24"
      className={classNames('stars', sizes[size], className)}
    >
      {halves > 0 && <use href={row} width={halves * 12} />}
      <use href={row} />
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

export function StarInput({ legend, name, value, onValue, error, id }: StarInputProps) {
  return (
    <Fieldset legend={legend} error={error} id={id}>
      <div className="inline-flex">
        {stars.map((star) => (
          <label
            key={star}
            className="grid size-11 place-items-center rounded-md text-heading transition-colors duration-fast hover:bg-primary-100 active:bg-primary-200 has-[:checked]:bg-primary-50 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary-600"
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
