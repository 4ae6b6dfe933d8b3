import { useEffect, useRef, useState } from 'react';
import {
  listPasswordRules,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES_FOR_MANAGERS,
} from '#/domain/person/password.ts';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';

interface NewPasswordFieldProps {
  id: string;
  name?: 'senha' | 'senhaNova';
  label: string;
  error: string | undefined;
}

const forManagers = { passwordrules: PASSWORD_RULES_FOR_MANAGERS };

export function NewPasswordField({ id, name = 'senha', label, error }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const read = () => setPassword(field.value);
    // A password typed before hydration counts, too.
    read();
    const clear = () => setPassword('');
    field.addEventListener('beforeinput', keepWhole);
    field.form?.addEventListener('reset', clear);
    return () => {
      field.removeEventListener('beforeinput', keepWhole);
      field.form?.removeEventListener('reset', clear);
    };
  }, []);
  const rules = listPasswordRules(password, error);
  const missing = rules.filter(({ met }) => met === false).map(({ text }) => text);
  return (
    <div className="grid">
      <PasswordField
        {...forManagers}
        ref={input}
        id={id}
        name={name}
        label={label}
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        rules={rules}
        onInput={(event) => setPassword(event.currentTarget.value)}
        error={error}
      />
      <p role="status" className="sr-only">
        {password !== '' &&
          (missing.length > 0 ? `Falta na senha: ${missing.join('; ')}` : 'Nada falta na senha')}
      </p>
    </div>
  );
}

/**
 * A password that is too long is said to be: the browser would cut it off unseen, and it would be another.
 */
function keepWhole(event: InputEvent): void {
  const input = event.currentTarget;
  if (!(input instanceof HTMLInputElement) || !event.inputType.startsWith('insert') || event.data === null)
    return;
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  if (event.isComposing || input.value.length - (end - start) + event.data.length <= input.maxLength) return;
  event.preventDefault();
  input.setRangeText(event.data, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
