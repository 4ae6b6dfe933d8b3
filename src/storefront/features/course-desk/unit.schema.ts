import * as v from 'valibot';
import { unitEntrySchema, type UnitEntry } from '#/domain/school/unit-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from './typed-values.ts';

const unitFields = ['nome', 'endereco', 'cidade', 'uf', 'cep'] as const;
export type UnitField = (typeof unitFields)[number];
export type UnitEntries = Record<UnitField, string>;

export const readUnitEntries = (data: FormData): UnitEntries => readTypedFields(data, unitFields);

export const unitLabels = {
  nome: 'Nome da unidade',
  endereco: 'Endereço',
  cidade: 'Cidade',
  uf: 'Estado',
  cep: 'CEP',
} as const;

export const validateUnit = (entries: UnitEntries): FieldErrors =>
  errorsOf(unitEntrySchema, entries, unitLabels);

export const toUnit = (entries: UnitEntries): UnitEntry => v.parse(unitEntrySchema, entries);
