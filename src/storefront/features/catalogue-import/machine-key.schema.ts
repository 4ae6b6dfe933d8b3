import { machineKeyEntrySchema } from '#/domain/school/machine-key.ts';
import { REQUIRED_MESSAGE, requiredFieldMessage } from '#/domain/text/required.ts';
import * as v from 'valibot';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface KeyEntries {
  nome: string;
}

export const keyNameLabel = 'Nome do sistema';

export const readKeyEntries = (data: FormData): KeyEntries => ({ nome: formText(data, 'nome').trim() });

export function validateMachineKey({ nome }: KeyEntries): FieldErrors {
  const [issue] = v.safeParse(machineKeyEntrySchema.entries.nome, nome).issues ?? [];
  if (!issue) return {};
  return { nome: issue.message === REQUIRED_MESSAGE ? requiredFieldMessage(keyNameLabel) : issue.message };
}
