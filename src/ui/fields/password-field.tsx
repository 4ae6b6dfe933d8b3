import { useId, useState, type ComponentProps } from 'react';
import { buttonClass } from '../navigation/button-class.ts';
import { classNames } from '../class-names.ts';
import type { FieldProps } from './field.tsx';
import { Icon } from '../display/icon.tsx';
import { TextField } from './text-field.tsx';

interface PasswordRule {
  text: string;
  met: boolean;
}

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & { rules?: readonly PasswordRule[] };

/** A password that can be shown, with its rules ticked off below while they are met. */
export function PasswordField({
  rules,
  autoComplete = 'current-password',
  id: given,
  ...rest
}: PasswordFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      id={id}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          // The name of a toggle stays: whether it is pressed is told by its state.
          aria-label="Mostrar senha"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
      after={rules && <PasswordRules rules={rules} />}
    />
  );
}

function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <ul className="mt-1 grid gap-1 text-sm">
      {rules.map(({ text, met }) => (
        <li key={text} className={classNames('flex items-center gap-2', met ? 'text-success' : 'text-muted')}>
          <Icon name={met ? 'check-circle' : 'minus'} size="sm" label={met ? 'Cumprida:' : 'Falta:'} />
          {text}
        </li>
      ))}
    </ul>
  );
}
