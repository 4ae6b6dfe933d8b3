import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UserName } from '#/blocks/user-name.tsx';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.tsx';
import { Modal } from '#/ui/modal.tsx';
import { PasswordField } from '#/ui/password-field.tsx';
import { REQUIRED_MESSAGE } from '#/domain/required.ts';
import { profileMutations } from '../profile.queries.ts';
import { readPasswords } from '../profile.schema.ts';
import { SectionForm } from './section-form.tsx';

/** Erases the account after the password was typed once more. `onErased` leaves the page. */
export function EraseAccount({ email, onErased }: { email: string; onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const erase = useMutation(profileMutations.eraseAccount());
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Icon name="trash" />
        Excluir minha conta
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Excluir sua conta">
        <div className="grid gap-4">
          <p>
            Seus dados pessoais, favoritos e sessões são apagados e não há como voltar atrás. Guardamos apenas
            os registros fiscais das compras, sem seus contatos, porque a lei pede. Suas opiniões ficam sem
            seu nome.
          </p>
          <SectionForm
            prefix="excluir"
            read={readPasswords}
            find={({ senha }) => ({ senha: senha ? undefined : REQUIRED_MESSAGE })}
            send={async ({ senha = '' }) => {
              await erase.mutateAsync(senha);
              onErased();
            }}
            savedText="Conta excluída"
            button="Excluir definitivamente"
            danger
          >
            {(problems) => (
              <>
                <UserName email={email} />
                <PasswordField
                  id="excluir-senha"
                  name="senha"
                  error={problems['senha']}
                  label="Sua senha"
                  required
                  autoComplete="current-password"
                />
              </>
            )}
          </SectionForm>
        </div>
      </Modal>
    </>
  );
}
