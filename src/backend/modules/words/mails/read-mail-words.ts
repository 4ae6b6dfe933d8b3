import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import type { SchoolWords } from '#/backend/mail/templates/layout/school-words.tsx';
import type { MailWords } from '#/domain/site/words/mail-words.ts';
import { fillMailText, type MailField } from './mail-fields.ts';

export function readMailWords(
  { assunto, abertura, fechamento }: MailWords,
  fields: readonly MailField[],
): { words: SchoolWords; problemas: Partial<Record<keyof MailWords, string[]>> } {
  const subject = fillMailText(assunto, fields, true);
  const opening = readText(abertura, fields);
  const closing = readText(fechamento, fields);
  const found = { assunto: subject.problemas, abertura: opening.problemas, fechamento: closing.problemas };
  return {
    words: { subject: subject.texto || undefined, opening: opening.blocos, closing: closing.blocos },
    problemas: Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0)),
  };
}

function readText(source: string, fields: readonly MailField[]) {
  const filled = fillMailText(source, fields, false);
  const { blocos, problemas } = readMarkdown(filled.texto);
  return { blocos, problemas: [...filled.problemas, ...problemas] };
}
