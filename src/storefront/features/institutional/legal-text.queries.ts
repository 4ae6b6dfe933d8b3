import { queryOptions } from '@tanstack/react-query';
import { fetchLegalText } from './legal-text.functions.ts';

export type PublicText = 'termos' | 'privacidade';

/** Each time it is opened: what a person agrees to is what is in force. */
export const legalTextQueries = {
  text: (texto: PublicText, versao?: string) =>
    queryOptions({
      queryKey: ['legal-text', texto, versao ?? ''],
      queryFn: () => fetchLegalText({ data: { texto, versao } }),
      staleTime: 10_000,
    }),
};
