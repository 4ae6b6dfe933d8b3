import { refusedField } from '#/backend/http/backend-error.ts';
import { readMarkdown } from './read-markdown.ts';

/** @throws 422 `TEXTO_RECUSADO` for HTML, pictures and links that lead nowhere safe */
export function assertMarkdown(field: string, source: string): void {
  const { problemas } = readMarkdown(source);
  if (problemas.length > 0) throw refusedField('TEXTO_RECUSADO', field, problemas.join(' '));
}
