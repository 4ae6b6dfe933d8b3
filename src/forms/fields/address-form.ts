import * as v from 'valibot';
import { type Address, addressSchema } from '#/domain/person/person-record.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import type { FieldProblems } from '../form-problems.ts';
import { formText } from '../form-text.ts';

/** Names of the controls of an address. */
export const addressNames = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

/** An address as typed. */
export type AddressEntries = Record<(typeof addressNames)[number], string>;

/** Reads the address of a form; a CEP that autofill wrote without its hyphen gets it. */
export function readAddressEntries(data: FormData): AddressEntries {
  const text = (name: string) => formText(data, name).trim();
  const entries = Object.fromEntries(addressNames.map((name) => [name, text(name)])) as AddressEntries;
  return { ...entries, cep: formatCep(entries.cep) };
}

/** The address as typed into a form that came as a plain POST. */
export function typedAddress(entries: Readonly<Record<string, string>>): AddressEntries {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readAddressEntries(data);
}

/** What is wrong with an address, by the names of its controls. */
export function findAddressProblems(entries: AddressEntries): FieldProblems {
  return Object.fromEntries(
    addressNames.map((name) => [
      name,
      v.safeParse(addressSchema.entries[name], entries[name]).issues?.[0].message,
    ]),
  );
}

/** True when nothing of an address was typed. */
export const isAddressEmpty = (entries: AddressEntries) => addressNames.every((name) => entries[name] === '');

/** The address as the wire takes it; call it only when nothing is wrong with it. */
export const toAddress = (entries: AddressEntries): Address => v.parse(addressSchema, entries);
