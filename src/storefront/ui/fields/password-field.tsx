import { useId, useState, type ComponentProps } from 'react';
import { buttonClass } from '../navigation/button-class.ts';
import type { FieldProps } from './field.tsx';
import { Icon } from '../display/icon.tsx';
import { RuleList, type Rule } from './rule-list.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & { rules?: readonly Rule[] };

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
          aria-label="Mostrar senha"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
      after={rules && <RuleList rules={rules} />}
    />
  );
}
