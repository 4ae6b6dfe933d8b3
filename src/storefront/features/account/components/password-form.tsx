import { useMutation } from '@tanstack/react-query';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { accountMutations } from '../account.queries.ts';
import { validatePassword, readPasswords } from '../account.schema.ts';
import { SectionForm } from './section-form.tsx';

export function PasswordForm({ email }: { email: string }) {
  const change = useMutation(accountMutations.changePassword());
  return (
    <SectionForm
      prefix="senha"
      read={readPasswords}
      find={validatePassword}
      send={({ senhaAtual = '', senhaNova = '' }) => change.mutateAsync({ senhaAtual, senhaNova })}
      savedText="Senha alterada. As outras sessões foram encerradas."
      onSaved={(form) => form.reset()}
      button="Trocar senha"
    >
      {(fieldErrors) => (
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <UserName email={email} />
          <PasswordField
            id="senha-senhaAtual"
            name="senhaAtual"
            error={fieldErrors['senhaAtual']}
            label="Senha atual"
            required
            autoComplete="current-password"
          />
          <NewPasswordField
            id="senha-senhaNova"
            name="senhaNova"
            label="Nova senha"
            error={fieldErrors['senhaNova']}
          />
        </div>
      )}
    </SectionForm>
  );
}
