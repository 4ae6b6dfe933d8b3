import * as v from 'valibot';
import { optionalMarkdown } from '#/domain/text/markdown-source.ts';
import { textUpTo } from '#/domain/text/text-rules.ts';

/** What a school says in a mail in its own words; an empty text is the shop's. */
export const mailWordsSchema = v.object({
  assunto: v.pipe(
    textUpTo(120),
    v.check((text) => !/\p{Cc}/u.test(text), 'Escreva em uma linha só.'),
  ),
  abertura: optionalMarkdown(2000),
  fechamento: optionalMarkdown(2000),
});
export type MailWords = v.InferOutput<typeof mailWordsSchema>;

export const shopsOwnWords: MailWords = { assunto: '', abertura: '', fechamento: '' };

export const mailGroups = {
  conta: 'Conta',
  compras: 'Compras',
  inscricoes: 'Inscrições gratuitas e bolsas',
  empresas: 'Empresas',
  avisos: 'Listas, avisos e novidades',
  seguranca: 'Segurança da conta',
  equipe: 'Equipe e escola',
} as const;
export type MailGroup = keyof typeof mailGroups;

/** Why nothing can be added to the mails of a group. */
export const fixedMailGroups: Partial<Record<MailGroup, string>> = {
  seguranca: 'Estes e-mails protegem a conta de quem recebe: o texto é sempre o da loja.',
  equipe: 'Estes e-mails vão para a própria escola: o texto é sempre o da loja.',
};
