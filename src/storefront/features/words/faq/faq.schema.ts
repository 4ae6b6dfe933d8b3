import * as v from 'valibot';
import type { DeskFaqItem } from '#/contract/words/faq.ts';
import { type FaqEntry, faqEntrySchema } from '#/domain/site/words/faq-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toNumber } from '#/storefront/shared/desk/typed-values.ts';

const faqFields = ['versao', 'secao', 'pergunta', 'resposta', 'ordem', 'publicada'] as const;
export type FaqEntries = Record<(typeof faqFields)[number], string>;

export const readFaqEntries = (data: FormData): FaqEntries => readTypedFields(data, faqFields);

export const faqLabels = {
  secao: 'Seção',
  pergunta: 'Pergunta',
  resposta: 'Resposta',
  ordem: 'Posição',
} as const;

const typed = (entries: FaqEntries) => ({
  ...entries,
  ordem: toNumber(entries.ordem),
  publicada: entries.publicada !== '',
});

export const validateFaqEntries = (entries: FaqEntries): FieldErrors =>
  errorsOf(faqEntrySchema, typed(entries), faqLabels);
export const toFaqEntry = (entries: FaqEntries): FaqEntry => v.parse(faqEntrySchema, typed(entries));

export const faqTexts = (item: DeskFaqItem): FaqEntries => ({
  ...item,
  versao: String(item.versao),
  ordem: String(item.ordem),
  publicada: item.publicada ? 'sim' : '',
});

/** One that stands behind all others, in the section of the last one. */
export const newFaqItem = (items: readonly DeskFaqItem[]): FaqEntries => ({
  versao: '',
  secao: items.at(-1)?.secao ?? '',
  pergunta: '',
  resposta: '',
  ordem: String(Math.min(9999, (items.at(-1)?.ordem ?? 0) + 10)),
  publicada: 'sim',
});

export const faqSavedText = 'Pergunta salva. Em até 5 segundos a loja mostra.';
