import * as v from 'valibot';
import type { DeskMail, MailChange } from '#/contract/words/mail-words.ts';
import { type MailWords, mailWordsSchema } from '#/domain/site/words/mail-words.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

export const mailActs = ['salvar', 'previa', 'teste'] as const;
export type MailAct = (typeof mailActs)[number];

const mailFields = ['versao', 'assunto', 'abertura', 'fechamento'] as const;
export type MailEntries = Record<(typeof mailFields)[number], string> & { acao: MailAct };

export const readMailEntries = (data: FormData): MailEntries => ({
  ...readTypedFields(data, mailFields),
  acao: mailActs.find((act) => act === formText(data, 'acao')) ?? 'salvar',
});

export const mailLabels = {
  assunto: 'Assunto',
  abertura: 'Abertura',
  fechamento: 'Fechamento',
} as const;

export const validateMailEntries = (entries: MailEntries): FieldErrors =>
  errorsOf(mailWordsSchema, entries, mailLabels);
export const toMailWords = (entries: MailEntries): MailWords => v.parse(mailWordsSchema, entries);

export const mailTexts = ({ assunto, abertura, fechamento }: DeskMail): MailWords => ({
  assunto,
  abertura,
  fechamento,
});

export const mailSavedText = 'Texto salvo. Os próximos e-mails já saem com ele.';

/** What a change replaced, field by field. */
export const changedTexts = ({ antes, depois }: MailChange) =>
  (['assunto', 'abertura', 'fechamento'] as const)
    .filter((field) => antes[field] !== depois[field])
    .map((field) => ({
      label: mailLabels[field],
      before: antes[field] || 'o texto da loja',
      after: depois[field] || 'o texto da loja',
    }));

export interface RestoreEntries {
  versao: number;
  /** Null for the shop's own text. */
  mudanca: number | null;
}

/** As its hidden field says it: the version that was shown, and the change that is undone. */
export const restoreText = ({ versao, mudanca }: RestoreEntries) => `${versao}.${mudanca ?? 0}`;

export function readRestoreEntries(data: FormData): RestoreEntries {
  const [versao = 0, mudanca = 0] = formText(data, 'volta').split('.').map(Number);
  return { versao: versao || 0, mudanca: mudanca || null };
}
