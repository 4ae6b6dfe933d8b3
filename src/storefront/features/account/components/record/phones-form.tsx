import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { MAX_PHONES } from '#/domain/person/person-record.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { accountMutations } from '#/storefront/features/account/account.queries.ts';
import {
  validatePhones,
  phoneName,
  phoneValues,
  readPhones,
  renamedPhones,
  toPhonesChange,
} from '#/storefront/features/account/account.schema.ts';
import { FieldList, type FieldSpec } from '#/storefront/forms/fields/field-list.tsx';
import { SectionForm } from '../section-form.tsx';

const phoneField = (index: number): FieldSpec => ({
  kind: 'telefone',
  name: phoneName(index),
  label:
    index === 0 ? 'Telefone principal com DDD' : index === 1 ? 'Outro telefone' : `Outro telefone (${index})`,
  required: index === 0,
  autoComplete: index === 0 ? 'tel-national' : 'off',
});

export function PhonesForm({ phones, email }: { phones: readonly string[]; email: string }) {
  const save = useMutation(accountMutations.saveRecord());
  const [count, setCount] = useState(Math.max(2, phones.length));
  return (
    <SectionForm
      prefix="telefones"
      read={readPhones}
      find={validatePhones}
      send={(entries) => save.mutateAsync(toPhonesChange(entries))}
      savedText="Telefone salvo"
      onSaved={(form) => {
        const password = form.elements.namedItem('senha');
        if (password instanceof HTMLInputElement) password.value = '';
      }}
      button="Salvar telefone"
      renamed={renamedPhones}
      values={phoneValues(phones)}
    >
      {(fieldErrors, values) => (
        <>
          <p className="text-sm text-muted">Para tirar um telefone da lista, deixe o campo em branco.</p>
          <div className="grid gap-5 md:grid-cols-2">
            <FieldList
              prefix="telefones"
              fieldErrors={fieldErrors}
              values={values}
              fields={Array.from({ length: count }, (_, index) => phoneField(index))}
            />
          </div>
          {count < MAX_PHONES && (
            <div>
              <Button variant="ghost" size="sm" onClick={() => setCount(count + 1)}>
                <Icon name="plus" />
                Adicionar telefone
              </Button>
            </div>
          )}
          {phones.length > 0 && (
            <div className="grid gap-5 md:grid-cols-2">
              <UserName email={email} />
              <PasswordField
                id="telefones-senha"
                name="senha"
                error={fieldErrors['senha']}
                label="Sua senha"
                required
                autoComplete="current-password"
              />
            </div>
          )}
        </>
      )}
    </SectionForm>
  );
}
