import * as v from 'valibot';
import { passwordSchema } from '#/domain/person/password.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface NewLoginEntries {
  codigo: string;
  senha: string;
  termos: boolean;
  novidades: boolean;
}

export function readNewLogin(data: FormData): NewLoginEntries {
  return {
    codigo: formText(data, 'codigo').replaceAll(/[\s-]/g, ''),
    senha: formText(data, 'senha'),
    termos: data.has('termos'),
    novidades: data.has('novidades'),
  };
}

export function validateNewLogin({ codigo, senha, termos }: NewLoginEntries): FieldErrors {
  return {
    codigo:
      codigo === ''
        ? REQUIRED_MESSAGE
        : /^\d{6}$/.test(codigo)
          ? undefined
          : 'Digite os 6 números do código.',
    senha: v.safeParse(passwordSchema, senha).issues?.[0].message,
    termos: termos ? undefined : 'Para criar a conta, aceite os termos de uso e a política de privacidade',
  };
}
