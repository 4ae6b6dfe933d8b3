import { useEffect, useRef, useState } from 'react';
import { checkPassword } from '#/domain/person/password.ts';
import { PasswordField } from '#/ui/fields/password-field.tsx';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error: string | undefined;
}

/** A password to be, named `senha`; its rules are ticked off while they are met. */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  // A password typed before the page came alive counts, too.
  useEffect(() => setPassword(input.current?.value ?? ''), []);
  return (
    <PasswordField
      ref={input}
      id={id}
      name="senha"
      label={label}
      autoComplete="new-password"
      required
      rules={checkPassword(password).map(({ text, ok }) => ({ text, met: ok }))}
      onInput={(event) => setPassword(event.currentTarget.value)}
      error={error}
    />
  );
}
