import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Modal } from '#/storefront/ui/overlays/modal.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { accountMutations } from '../account.queries.ts';
import { validateOwnPassword, readPasswords } from '../account.schema.ts';
import { SectionForm } from './section-form.tsx';

interface EraseAccountProps {
  email: string;
  onErased: () => void;
}

/**
 * Erases the account after the password was typed once more: in a dialog, and on the page where no script can
 * open one.
 */
export function EraseAccount(props: EraseAccountProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="noscript:hidden">
        <Icon name="trash" />
        Excluir minha conta
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Excluir sua conta">
        <EraseForm {...props} />
      </Modal>
      {!open && (
        <div className="hidden noscript:block">
          <EraseForm {...props} />
        </div>
      )}
    </>
  );
}

function EraseForm({ email, onErased }: EraseAccountProps) {
  const erase = useMutation(accountMutations.eraseAccount());
  return (
    <div className="grid gap-4">
      <p>
        Seus dados pessoais, favoritos e sessões são apagados e não há como voltar atrás. Guardamos apenas os
        registros fiscais das compras, sem seus contatos, porque a lei pede. Suas opiniões ficam sem seu nome.
      </p>
      <SectionForm
        prefix="excluir"
        read={readPasswords}
        find={validateOwnPassword}
        send={async ({ senha = '' }) => {
          await erase.mutateAsync(senha);
          onErased();
        }}
        savedText="Conta excluída"
        button="Excluir definitivamente"
        danger
      >
        {(fieldErrors) => (
          <>
            <UserName email={email} />
            <PasswordField
              id="excluir-senha"
              name="senha"
              error={fieldErrors['senha']}
              label="Sua senha"
              required
              autoComplete="current-password"
            />
          </>
        )}
      </SectionForm>
    </div>
  );
}
