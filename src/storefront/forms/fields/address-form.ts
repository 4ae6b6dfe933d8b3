import * as v from 'valibot';
import { type Address, addressSchema } from '#/domain/person/person-record.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { isFilled } from '#/domain/text/required.ts';
import { foldText } from '#/domain/text/slug.ts';
import type { FieldErrors } from '../form-errors.ts';
import { formText } from '../form-text.ts';

export const addressNames = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

export type AddressEntries = Record<(typeof addressNames)[number], string>;

/** Reads the address of a form; a CEP that autofill wrote without its hyphen gets it. */
export function readAddressEntries(data: FormData): AddressEntries {
  const text = (name: string) => formText(data, name).trim();
  const entries = Object.fromEntries(addressNames.map((name) => [name, text(name)])) as AddressEntries;
  return { ...entries, cep: formatCep(entries.cep) };
}

export function typedAddress(entries: Readonly<Record<string, string>>): AddressEntries {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readAddressEntries(data);
}

export function validateAddress(entries: AddressEntries): FieldErrors {
  return Object.fromEntries(
    addressNames.map((name) => [
      name,
      v.safeParse(addressSchema.entries[name], entries[name]).issues?.[0].message,
    ]),
  );
}

/** True when nothing of an address was typed. */
export const isAddressEmpty = (entries: AddressEntries) => addressNames.every((name) => entries[name] === '');

export const toAddress = (entries: AddressEntries): Address => v.parse(addressSchema, entries);

export const placeNames = ['logradouro', 'bairro', 'cidade', 'uf'] as const;
export type Place = Record<(typeof placeNames)[number], string>;

/** Values for empty fields (FORM-28), and differences from filled ones. */
export function comparePlace(
  found: Place,
  typed: Place,
): { missing: Partial<Place>; others: Partial<Place> } {
  const seen = placeNames.filter((name) => found[name] !== '');
  const of = (names: readonly (keyof Place)[]) =>
    Object.fromEntries(names.map((name) => [name, found[name]]));
  return {
    missing: of(seen.filter((name) => !isFilled(typed[name]))),
    others: of(
      seen.filter((name) => isFilled(typed[name]) && foldText(typed[name].trim()) !== foldText(found[name])),
    ),
  };
}

export function describePlace(found: Place, others: Partial<Place>): string {
  const { logradouro, bairro, cidade, uf } = found;
  if (Object.keys(others).length > 0) {
    const parts = [logradouro, bairro, `${cidade}/${uf}`].filter(Boolean);
    return `O endereço deste CEP é outro: ${parts.join(', ')}. Confira o que está preenchido.`;
  }
  return logradouro === ''
    ? 'Este CEP vale para a cidade toda. Complete a rua, o bairro e o número.'
    : 'Endereço encontrado. Confira e complete o número.';
}
