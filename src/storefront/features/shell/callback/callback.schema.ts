import { formText } from '#/storefront/forms/form-text.ts';
import type { CallbackForm } from '#/domain/community/callback-form.ts';
import { formatPhone } from '#/domain/person/phone.ts';

export function readCallback(data: FormData): CallbackForm {
  const text = (name: string) => formText(data, name).trim();
  return { nome: text('nome'), telefone: formatPhone(text('telefone')) };
}
