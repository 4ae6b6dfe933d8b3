import { formText } from '#/blocks/form-text.ts';
import type { CallbackForm } from '#/domain/callback-form.ts';
import { formatPhone } from '#/domain/phone.ts';

/** Reads the form of 'Ligamos para você'. */
export function readCallback(data: FormData): CallbackForm {
  const text = (name: string) => formText(data, name).trim();
  return { nome: text('nome'), telefone: formatPhone(text('telefone')) };
}
