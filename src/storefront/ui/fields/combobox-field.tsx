import { type KeyboardEvent, useId, useState } from 'react';
import { ChangingText } from '../changing-text.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: string | undefined;
}

interface ComboboxFieldProps extends FieldProps {
  id: string;
  /** What was typed. */
  text: string;
  /** Those that fit what was typed. */
  options: readonly ComboboxOption[];
  /** Whether `options` are still those of another text. */
  isLoading: boolean;
  required?: boolean;
  onText(text: string): void;
  onChoose(option: ComboboxOption): void;
}

/**
 * A text in which one finds and chooses one of many options (combobox with a list of the ARIA practices). It
 * has no name: what was chosen is sent by who shows it.
 */
export function ComboboxField({
  id,
  text,
  options,
  isLoading,
  required,
  onText,
  onChoose,
  ...field
}: ComboboxFieldProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isExpanded = isOpen && options.length > 0;

  function choose(option: ComboboxOption | undefined) {
    if (!option) return;
    onChoose(option);
    onText('');
    setActive(-1);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      const count = options.length;
      if (count > 0)
        setActive((at) => (at === -1 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count));
    } else if (event.key === 'Escape' && (isExpanded || text !== '')) {
      // The first press closes the list, the second empties the text.
      event.preventDefault();
      if (!isExpanded) onText('');
      close();
    } else if (event.key === 'Enter' && (text !== '' || active >= 0)) {
      // What is typed here isn't sent: sending the form would lose it.
      event.preventDefault();
      if (isExpanded && !isLoading) choose(options[active]);
    }
  }

  return (
    <Field {...field} id={id}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            type="text"
            value={text}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={listId}
            aria-required={required}
            aria-activedescendant={isExpanded && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              onText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
            className="control"
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={`${field.label}: opções`}
            hidden={!isExpanded}
            className="absolute inset-x-0 top-full z-overlay mt-1 max-h-80 overflow-y-auto rounded-lg border border-line bg-surface py-2 shadow-lg"
          >
            {options.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                ref={index === active ? scrollIntoSight : undefined}
                // The press must not take the focus off the input, which would close the list first.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={classNames(
                  'grid min-h-11 cursor-pointer content-center px-4 py-2 hover:bg-primary-50',
                  index === active && 'bg-primary-100 outline-2 -outline-offset-2 outline-primary-600',
                )}
              >
                <span className="text-heading wrap-anywhere">
                  <ChangingText>{option.label}</ChangingText>
                </span>
                {option.note !== undefined && (
                  <span className="text-sm text-muted">
                    <ChangingText>{option.note}</ChangingText>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p role="status" className={text !== '' && !isExpanded ? 'pt-1 text-sm text-muted' : 'sr-only'}>
            <ChangingText>
              {describeState({ text, isExpanded, isOpen, isLoading, count: options.length })}
            </ChangingText>
          </p>
        </div>
      )}
    </Field>
  );
}

const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface ComboboxState {
  text: string;
  isExpanded: boolean;
  isOpen: boolean;
  isLoading: boolean;
  count: number;
}

function describeState({ text, isExpanded, isOpen, isLoading, count }: ComboboxState): string {
  if (isLoading && isOpen) return 'Procurando…';
  if (isExpanded) return `${count === 1 ? '1 opção' : `${count} opções`}. Use as setas para escolher.`;
  if (text === '') return '';
  return count === 0
    ? `Nada encontrado com “${text}”. Confira a grafia.`
    : `“${text}” ainda não foi escolhido. Escolha um da lista.`;
}
