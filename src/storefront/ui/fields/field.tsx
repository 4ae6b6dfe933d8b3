import { type ComponentType, useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { keepWords } from '../display/line-breaks.tsx';
import { ChangingText } from '../changing-text.tsx';
import type { Elements } from '../elements.ts';

export interface FieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Why the value isn't accepted; marks the control as invalid. Several are shown one under another. */
  error?: string | readonly string[];
  optional?: boolean;
  className?: string;
}

interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** How the rules of a message are shown; a control with rules to mark brings `MarkedRules`. */
type RulesOfMessage = ComponentType<{ rules: readonly string[] }>;

interface FieldShellProps extends FieldProps {
  id?: string;
  Rules?: RulesOfMessage;
  children: (ties: FieldTies) => Elements;
  after?: ReactNode;
}

export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  children,
  after,
  Rules,
}: FieldShellProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const errors = (typeof error === 'string' ? [error] : (error ?? [])).filter(Boolean);
  const described = [
    hint && `${controlId}-hint`,
    errors.length > 0 && `${controlId}-error`,
    after && `${controlId}-after`,
  ].filter(Boolean);
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-heading'}>
        <ChangingText>{label}</ChangingText>
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-muted">
          {keepWords(hint)}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      {/* Above the rules, which it speaks of as those below. */}
      <FieldError id={`${controlId}-error`} errors={errors} Rules={Rules} />
      {after && <div id={`${controlId}-after`}>{after}</div>}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  errors: readonly string[];
  Rules?: RulesOfMessage | undefined;
}

/** The messages under a control or group; empty it renders nothing. */
export function FieldError({ id, errors, Rules = PlainRules }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <div id={id} className="flex items-start gap-2 text-sm font-medium text-danger">
      <Icon name="error" size="md" />
      <div className="grid gap-1">
        {errors.map((message) => {
          // A message of several lines is a sentence and the rules that follow it.
          const [sentence, ...rules] = message.split('\n');
          return (
            <div key={message}>
              <p>{keepWords(sentence)}</p>
              {rules.length > 0 && <Rules rules={rules} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function PlainRules({ rules }: { rules: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
