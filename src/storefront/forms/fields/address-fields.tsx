import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { ADDRESS_TEXT_MAX } from '#/domain/person/person-record.ts';
import { stateCodes } from '#/domain/person/person-values.ts';
import { CEP_MASK, cepDigits, isCep } from '#/domain/person/postal-code.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { FieldErrors } from '../form-errors.ts';
import { comparePlace, describePlace, placeNames, type Place } from './address-form.ts';
import { FieldList, type FieldSpec } from './field-list.tsx';
import { findPostalCode } from './postal-code.functions.ts';

interface AddressFieldsProps {
  prefix: string;
  fieldErrors: FieldErrors;
  values: Readonly<Record<string, string | null | undefined>>;
  mayBeEmpty?: boolean;
}

const third = 'md:col-span-2';
const twoThirds = 'md:col-span-4';

const placeFields: readonly FieldSpec[] = [
  {
    name: 'logradouro',
    label: 'Rua ou avenida',
    required: true,
    className: twoThirds,
    maxLength: ADDRESS_TEXT_MAX,
    autoComplete: 'address-line1',
  },
  {
    name: 'numero',
    label: 'Número',
    required: true,
    className: third,
    maxLength: 10,
    autoComplete: 'off',
  },
  {
    name: 'complemento',
    label: 'Complemento',
    className: twoThirds,
    // Longer input is reported, not truncated.
    autoComplete: 'address-line2',
  },
  {
    name: 'bairro',
    label: 'Bairro',
    required: true,
    className: third,
    maxLength: ADDRESS_TEXT_MAX,
    autoComplete: 'address-level3',
  },
  {
    name: 'cidade',
    label: 'Cidade',
    required: true,
    className: third,
    maxLength: ADDRESS_TEXT_MAX,
    autoComplete: 'address-level2',
  },
  {
    name: 'uf',
    label: 'Estado',
    required: true,
    className: third,
    placeholder: 'Escolha',
    autoComplete: 'address-level1',
    options: stateCodes.map((uf) => ({ value: uf, label: uf })),
  },
];

export function AddressFields({ prefix, fieldErrors, values, mayBeEmpty }: AddressFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { look, status, differs, useOthers } = usePostalCode(box);
  const cep: FieldSpec = {
    name: 'cep',
    label: 'CEP',
    required: true,
    className: third,
    mask: CEP_MASK,
    autoComplete: 'postal-code',
    placeholder: '00000-000',
    onTyped: (event) => look(event.currentTarget.value),
    after: (
      <>
        <p role="status" className="text-sm text-muted">
          {status}
        </p>
        {differs && (
          <Button variant="ghost" size="sm" onClick={useOthers}>
            Usar o endereço do CEP
          </Button>
        )}
      </>
    ),
  };
  return (
    <div ref={box} className="grid gap-5 md:grid-cols-6">
      <FieldList
        prefix={prefix}
        fieldErrors={fieldErrors}
        values={values}
        fields={[cep, ...placeFields]}
        mayBeEmpty={mayBeEmpty}
      />
    </div>
  );
}

/** Looks up an address once its CEP is complete, and fills empty fields (FORM-28). */
function usePostalCode(fields: RefObject<HTMLDivElement | null>) {
  const latest = useRef('');
  const [others, setOthers] = useState<Partial<Place>>({});
  const controlOf = (name: keyof Place) =>
    fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  function write(place: Partial<Place>) {
    for (const name of placeNames) {
      const control = controlOf(name);
      const text = place[name];
      if (!control || text === undefined) continue;
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const find = useMutation({
    mutationFn: (cep: string) => findPostalCode({ data: { cep } }),
    onSuccess: (found, cep) => {
      // Another CEP was typed meanwhile.
      if (!found || cep !== latest.current) return;
      const typed = Object.fromEntries(placeNames.map((name) => [name, controlOf(name)?.value ?? '']));
      const compared = comparePlace(found, typed as Place);
      write(compared.missing);
      setOthers(compared.others);
    },
  });
  const failed = find.isError || (find.isSuccess && find.data === null);
  return {
    look: (text: string) => {
      const cep = isCep(text) ? cepDigits(text) : '';
      if (cep === latest.current) return;
      latest.current = cep;
      setOthers({});
      if (cep === '') return find.reset();
      find.mutate(cep);
    },
    status: find.isPending
      ? 'Buscando o endereço'
      : failed
        ? 'Não encontramos este CEP. Preencha o endereço você mesmo.'
        : find.data
          ? describePlace(find.data, others)
          : '',
    differs: Object.keys(others).length > 0,
    useOthers: () => {
      write(others);
      setOthers({});
      controlOf('logradouro')?.focus();
    },
  };
}
