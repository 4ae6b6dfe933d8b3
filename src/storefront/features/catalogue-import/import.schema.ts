import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '#/domain/catalogue/import/import-limits.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

const MOST_FILES = 10;

export interface ImportEntries {
  arquivos: File[];
  retirar: string;
}

export function readImportEntries(data: FormData): ImportEntries {
  const arquivos = data.getAll('arquivos').filter((file) => file instanceof File && file.size > 0);
  return { arquivos: arquivos as File[], retirar: formText(data, 'retirar') };
}

export function validateImport({ arquivos }: ImportEntries): FieldErrors {
  const bytes = arquivos.reduce((sum, { size }) => sum + size, 0);
  if (arquivos.length === 0) return { arquivos: 'Escolha um ou mais arquivos.' };
  if (arquivos.length > MOST_FILES) return { arquivos: `Envie até ${MOST_FILES} arquivos de uma vez.` };
  return { arquivos: bytes > MAX_IMPORT_BYTES ? IMPORT_TOO_LARGE : undefined };
}
