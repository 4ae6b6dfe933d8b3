import { useEffect, useRef } from 'react';
import { Icon } from '../display/icon.tsx';
import { keepWords } from '../display/line-breaks.tsx';
import { ChangingText } from '../changing-text.tsx';

interface ErrorSummaryProps {
  errors: ReadonlyArray<{ field?: string; message: string }>;
  /**
   * Number of the attempt to submit: the summary takes the focus whenever it changes. Without it, it never
   * does.
   */
  attempt?: number | undefined;
  title?: string;
}

/** Everything that stops a form, above it, each line leading to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, attempt = 0, title = 'Confira os campos abaixo' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="rounded-md border border-danger-line bg-danger-soft p-4 outline-none focus:border-danger focus:shadow-wrong"
    >
      <p className="flex items-center gap-2 font-semibold text-danger-strong">
        <Icon name="error" />
        <ChangingText>{title}</ChangingText>
      </p>
      <ul className="mt-1 pl-7 lg:mt-2 lg:space-y-1">
        {errors.map(({ field, message }) => (
          <li key={`${field}-${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
                className="inline-block py-2.5 text-danger-strong lg:py-1 underline underline-offset-4 hover:no-underline"
              >
                {keepWords(message)}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
