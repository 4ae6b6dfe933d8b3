import * as v from 'valibot';
import { wholeNumber } from '#/domain/catalogue/course-entry.ts';
import { markdownSource } from '#/domain/text/markdown-source.ts';
import { filledText } from '#/domain/text/text-rules.ts';

/** A question of the page of frequent questions, with its answer in Markdown. */
export const faqEntrySchema = v.object({
  secao: filledText(60),
  pergunta: filledText(160),
  resposta: markdownSource(5000),
  ordem: wholeNumber(1, 9999),
  publicada: v.boolean(),
});
export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;
