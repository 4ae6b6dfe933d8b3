import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { LegalText } from '#/domain/school/legal-text.ts';
import {
  fetchLegalDraft,
  fetchLegalVersion,
  publishLegalText,
  saveLegalDraft,
} from './legal-texts.functions.ts';
import { draftSavedText, publishedText, type LegalTextEntries } from './legal-texts.schema.ts';

/** Saves the draft, and puts it in force where that was asked for. */
export async function sendLegalText(
  texto: LegalText,
  { rascunho, versao, publica, exigeNovoAceite }: LegalTextEntries,
): Promise<{ versao: number; mensagem: string }> {
  const data = { texto, rascunho, versao };
  if (!publica) {
    const saved = await saveLegalDraft({ data });
    return { versao: saved.versao, mensagem: draftSavedText };
  }
  const published = await publishLegalText({ data: { ...data, exige_novo_aceite: exigeNovoAceite } });
  return { versao: published.versao, mensagem: publishedText(published.publicada) };
}

export const legalTextsQueries = {
  draft: (texto: LegalText) =>
    queryOptions({
      queryKey: ['legal-texts', texto],
      queryFn: () => fetchLegalDraft({ data: { texto } }),
      staleTime: 0,
    }),
  version: (texto: LegalText, versao: string) =>
    queryOptions({
      queryKey: ['legal-texts', texto, versao],
      queryFn: () => fetchLegalVersion({ data: { texto, versao } }),
    }),
};

export const legalTextsMutations = {
  send: (texto: LegalText) =>
    mutationOptions({
      mutationKey: ['legal-texts', texto],
      mutationFn: (entries: LegalTextEntries) => sendLegalText(texto, entries),
    }),
};
