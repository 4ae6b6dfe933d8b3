import * as v from 'valibot';
import type { DeskUnit } from '#/contract/catalogue/course-desk.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { unitEntrySchema, type UnitEntry } from '#/domain/school/unit-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

const unitFields = ['versao', 'nome', 'endereco', 'cidade', 'uf', 'cep', 'telefone'] as const;
export type UnitField = Exclude<(typeof unitFields)[number], 'versao'>;
export type UnitEntries = Record<(typeof unitFields)[number], string>;

export const readUnitEntries = (data: FormData): UnitEntries => readTypedFields(data, unitFields);

export const unitLabels = {
  nome: 'Nome da unidade',
  endereco: 'Endereço',
  cidade: 'Cidade',
  uf: 'Estado',
  cep: 'CEP',
  telefone: 'Telefone',
} as const;

export const validateUnit = (entries: UnitEntries): FieldErrors =>
  errorsOf(unitEntrySchema, entries, unitLabels);

export const toUnit = (entries: UnitEntries): UnitEntry => v.parse(unitEntrySchema, entries);

/** The fields of the form of a stored unit. */
export const unitTexts = (unit: DeskUnit): UnitEntries => ({
  ...unit,
  versao: String(unit.versao),
  cep: formatCep(unit.cep),
});

export const unitSavedText = 'Unidade salva. Em até 5 segundos a loja mostra os dados novos.';
