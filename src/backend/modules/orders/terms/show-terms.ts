import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import type { TermsRow } from './terms-repository.ts';

export const showTerms = ({ versao, texto, sha256, modelo }: TermsRow): Terms => ({
  versao,
  texto,
  sha256,
  conteudo: modelo === null ? undefined : readMarkdown(texto).blocos,
});
