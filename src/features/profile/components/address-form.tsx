import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepMask } from '#/blocks/digit-mask.ts';
import type { PersonRecord } from '#/contract/identity/account.ts';
import { stateCodes } from '#/domain/person-values.ts';
import { CEP_MASK, cepDigits, formatCep, isCep } from '#/domain/postal-code.ts';
import { COMPLEMENT_MAX_LENGTH } from '#/domain/text-rules.ts';
import { SelectField } from '#/ui/select-field.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { profileMutations } from '../profile.queries.ts';
import { findAddressProblems, readAddress, toAddressChange } from '../profile.schema.ts';
import { fieldOf } from './field-of.ts';
import { SectionForm } from './section-form.tsx';

/** An address: a known CEP fills street, district, city and state; all of them can be typed by hand as well. */
export function AddressForm({ address }: { address: PersonRecord['endereco'] }) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useMutation(profileMutations.saveRecord());
  const { look, status } = usePostalCode(fields);
  return (
    <SectionForm
      prefix="endereco"
      read={readAddress}
      find={findAddressProblems}
      send={(entries) => save.mutateAsync(toAddressChange(entries))}
      savedText="Endereço salvo"
      button="Salvar endereço"
    >
      {(problems) => {
        const field = fieldOf('endereco', problems);
        const text = (name: keyof NonNullable<PersonRecord['endereco']>) => ({
          ...field(name),
          required: true,
          maxLength: 100,
          defaultValue: address?.[name] ?? '',
        });
        return (
          <div ref={fields} className="grid gap-5 md:grid-cols-6">
            <TextField
              {...text('cep')}
              label="CEP"
              className="md:col-span-2"
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="00000-000"
              defaultValue={formatCep(address?.cep ?? '')}
              onInput={(event) => {
                keepMask(CEP_MASK)(event);
                look(event.currentTarget.value);
              }}
              after={
                <p role="status" className="text-sm text-muted">
                  {status}
                </p>
              }
            />
            <TextField
              {...text('logradouro')}
              label="Rua ou avenida"
              className="md:col-span-4"
              autoComplete="address-line1"
            />
            <TextField {...text('numero')} label="Número" className="md:col-span-2" maxLength={10} />
            <TextField
              {...text('complemento')}
              label="Complemento"
              className="md:col-span-4"
              optional
              required={false}
              maxLength={COMPLEMENT_MAX_LENGTH}
              autoComplete="address-line2"
            />
            <TextField
              {...text('bairro')}
              label="Bairro"
              className="md:col-span-2"
              autoComplete="address-level3"
            />
            <TextField
              {...text('cidade')}
              label="Cidade"
              className="md:col-span-2"
              autoComplete="address-level2"
            />
            <SelectField
              {...field('uf')}
              label="Estado"
              className="md:col-span-2"
              required
              placeholder="Escolha"
              autoComplete="address-level1"
              options={stateCodes.map((uf) => ({ value: uf, label: uf }))}
              defaultValue={address?.uf ?? ''}
            />
          </div>
        );
      }}
    </SectionForm>
  );
}

/** Looks an address up once its CEP is whole, and writes it into the fields. */
function usePostalCode(fields: React.RefObject<HTMLDivElement | null>) {
  const latest = useRef('');
  const find = useMutation({
    ...profileMutations.findPostalCode(),
    onSuccess: (found, cep) => {
      // Another CEP was typed meanwhile.
      if (!found || cep !== latest.current) return;
      for (const name of ['logradouro', 'bairro', 'cidade', 'uf'] as const) {
        const control = fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
        if (!control) continue;
        control.value = found[name];
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      fields.current?.querySelector<HTMLInputElement>('[name=numero]')?.focus();
    },
  });
  const failed = find.isError || (find.isSuccess && find.data === null);
  return {
    look: (text: string) => {
      if (!isCep(text) || cepDigits(text) === latest.current) return;
      latest.current = cepDigits(text);
      find.mutate(latest.current);
    },
    status: find.isPending
      ? 'Buscando o endereço'
      : failed
        ? 'Não encontramos este CEP. Preencha o endereço você mesmo.'
        : find.isSuccess
          ? 'Endereço encontrado. Confira e complete o número.'
          : '',
  };
}
