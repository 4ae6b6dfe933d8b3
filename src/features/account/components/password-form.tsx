import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UserName } from '#/blocks/page/user-name.tsx';
import { checkPassword } from '#/domain/person/password.ts';
import { PasswordField } from '#/ui/fields/password-field.tsx';
import { accountMutations } from '../account.queries.ts';
import { findPasswordProblems, readPasswords } from '../account.schema.ts';
import { SectionForm } from './section-form.tsx';

/** Changes the password. */
export function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState('');
  const change = useMutation(accountMutations.changePassword());
  return (
    <SectionForm
      prefix="senha"
      read={readPasswords}
      find={findPasswordProblems}
      send={({ senhaAtual = '', senhaNova = '' }) => change.mutateAsync({ senhaAtual, senhaNova })}
      savedText="Senha alterada. As outras sessões foram encerradas."
      onSaved={(form) => {
        form.reset();
        setTyped('');
      }}
      button="Trocar senha"
    >
      {(problems) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <UserName email={email} />
          <PasswordField
            id="senha-senhaAtual"
            name="senhaAtual"
            error={problems['senhaAtual']}
            label="Senha atual"
            required
            autoComplete="current-password"
          />
          <PasswordField
            id="senha-senhaNova"
            name="senhaNova"
            error={problems['senhaNova']}
            label="Nova senha"
            required
            autoComplete="new-password"
            rules={checkPassword(typed).map(({ text, ok }) => ({ text, met: ok }))}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
    </SectionForm>
  );
}
