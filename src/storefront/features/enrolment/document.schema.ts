import {
  DOCUMENT_HEIC,
  DOCUMENT_TOO_LARGE,
  MAX_DOCUMENT_BYTES,
} from '#/domain/enrolment/enrolment-document.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

interface DocumentEntries {
  protocolo: string;
  tipo: string;
  /** Undefined where none was chosen. */
  arquivo: File | undefined;
}

export function readDocumentForm(data: FormData): DocumentEntries {
  const file = data.get('arquivo');
  return {
    protocolo: formText(data, 'protocolo'),
    tipo: formText(data, 'tipo'),
    arquivo: file instanceof File && file.size > 0 ? file : undefined,
  };
}

export function validateDocument({ arquivo }: DocumentEntries): FieldErrors {
  if (!arquivo) return { arquivo: 'Escolha o arquivo do documento.' };
  if (/\.hei[cf]$/i.test(arquivo.name)) return { arquivo: DOCUMENT_HEIC };
  return { arquivo: arquivo.size > MAX_DOCUMENT_BYTES ? DOCUMENT_TOO_LARGE : undefined };
}
