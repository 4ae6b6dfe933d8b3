import { useMutation } from '@tanstack/react-query';
import type { PersonRecord } from '#/contract/account/account.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { accountMutations } from '#/storefront/features/account/account.queries.ts';
import { toAddressChange } from '#/storefront/features/account/account.schema.ts';
import { AddressFields } from '#/storefront/forms/fields/address-fields.tsx';
import { validateAddress, readAddressEntries } from '#/storefront/forms/fields/address-form.ts';
import { SectionForm } from '../section-form.tsx';

export function AddressForm({ address }: { address: PersonRecord['endereco'] }) {
  const save = useMutation(accountMutations.saveRecord());
  return (
    <SectionForm
      prefix="endereco"
      read={readAddressEntries}
      find={validateAddress}
      send={(entries) => save.mutateAsync(toAddressChange(entries))}
      savedText="Endereço salvo"
      button="Salvar endereço"
      values={{ ...address, cep: formatCep(address.cep) }}
    >
      {(fieldErrors, values) => <AddressFields prefix="endereco" fieldErrors={fieldErrors} values={values} />}
    </SectionForm>
  );
}
