import * as v from 'valibot';
import { legalSourceSchema } from '#/domain/school/legal-text.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

export interface LegalTextEntries {
  rascunho: string;
  /** That the form was opened with. */
  versao: number;
  publica: boolean;
  exigeNovoAceite: boolean;
}

export function readLegalTextEntries(data: FormData): LegalTextEntries {
  const versao = Number(formText(data, 'versao'));
  return {
    rascunho: formText(data, 'rascunho'),
    versao: Number.isSafeInteger(versao) && versao > 0 ? versao : 0,
    publica: data.get('acao') === 'publicar',
    exigeNovoAceite: data.has('exige_novo_aceite'),
  };
}

export const validateLegalText = ({ rascunho }: LegalTextEntries): FieldErrors => ({
  rascunho: v.safeParse(legalSourceSchema, rascunho).issues?.[0].message,
});

export const draftSavedText = 'Rascunho salvo. A prévia abaixo mostra como fica.';
export const publishedText = (version: string) =>
  `Versão ${version} publicada. Em até 5 segundos aparece na loja.`;
