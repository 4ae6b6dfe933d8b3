import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { standingStates } from '#/domain/school/standing.ts';
import { type MailGroup, mailGroups, mailWordsSchema } from '#/domain/site/words/mail-words.ts';
import { idParam, instantSchema, pageInput, pageOf, storedText } from '../wire.ts';

const listedMailSchema = v.object({
  tipo: v.string(),
  nome: v.string(),
  grupo: v.picklist(Object.keys(mailGroups) as MailGroup[]),
  editavel: v.boolean(),
  /** When the school last wrote something of its own in it; null for the shop's own text. */
  alterado_em: v.nullable(instantSchema),
});
export type ListedMail = v.InferOutput<typeof listedMailSchema>;

const mailPreviewSchema = v.object({ assunto: v.string(), html: v.string(), texto: v.string() });
export type MailPreview = v.InferOutput<typeof mailPreviewSchema>;

const deskMailSchema = v.object({
  ...listedMailSchema.entries,
  assunto: storedText,
  abertura: storedText,
  fechamento: storedText,
  /** 0 while nothing was saved. */
  versao: v.number(),
  /** What the subject is without words of the school. */
  assunto_da_loja: v.string(),
  campos: v.array(
    v.object({ nome: v.string(), descricao: v.string(), exemplo: v.string(), so_no_texto: v.boolean() }),
  ),
  /** As it would be sent now, about an example. */
  previa: mailPreviewSchema,
  /** Why what is stored isn't sent as it is; then the shop's own text is. */
  problemas: v.array(v.string()),
});
export type DeskMail = v.InferOutput<typeof deskMailSchema>;

const mailChangeSchema = v.object({
  id: v.number(),
  em: instantSchema,
  quem: v.object({ nome: v.string(), email: v.string() }),
  antes: mailWordsSchema,
  depois: mailWordsSchema,
});
export type MailChange = v.InferOutput<typeof mailChangeSchema>;

const path = '/api/gestao/emails';
const byKind = v.object({ tipo: v.pipe(v.string(), v.maxLength(60)) });
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const typedWords = v.object({ ...byKind.entries, ...mailWordsSchema.entries });

export const listMails = oc
  .route({ method: 'GET', path, summary: 'E-mails que a loja manda' })
  .output(v.array(listedMailSchema));

/** 404 `EMAIL_NAO_ENCONTRADO`. */
export const getMail = oc
  .route({ method: 'GET', path: `${path}/{tipo}`, summary: 'Um e-mail, com o texto da escola' })
  .input(byKind)
  .output(deskMailSchema);

/**
 * 404 `EMAIL_NAO_ENCONTRADO`, also for one whose text is always the shop's; 409 `EMAIL_ALTERADO`: another
 * editor saved meanwhile; 422 `TEXTO_RECUSADO` names each line.
 */
export const saveMailWords = oc
  .route({ method: 'PUT', path: `${path}/{tipo}`, summary: 'Altera o texto da escola em um e-mail' })
  .input(v.object({ ...typedWords.entries, versao: version }))
  .output(v.object({ versao: v.number() }));

/** As it would be sent, about an example. 404 `EMAIL_NAO_ENCONTRADO`; 422 `TEXTO_RECUSADO`. */
export const previewMail = oc
  .route({ method: 'POST', path: `${path}/{tipo}/previa`, summary: 'Prévia de um e-mail' })
  .input(typedWords)
  .output(mailPreviewSchema);

/** Sends it to the caller. 404 `EMAIL_NAO_ENCONTRADO`; 422 `TEXTO_RECUSADO`; 429. */
export const testMailWords = oc
  .route({ method: 'POST', path: `${path}/{tipo}/teste`, summary: 'Manda um e-mail de teste a quem pede' })
  .input(typedWords)
  .output(
    v.object({ linhas: v.array(v.object({ situacao: v.picklist(standingStates), texto: v.string() })) }),
  );

/** The latest first. 404 `EMAIL_NAO_ENCONTRADO`. */
export const listMailChanges = oc
  .route({ method: 'GET', path: `${path}/{tipo}/historico`, summary: 'O que mudou em um e-mail' })
  .input(v.object({ ...byKind.entries, ...pageInput.entries }))
  .output(pageOf(mailChangeSchema));

/**
 * Brings back what was said before a change, or the shop's own text. 404 `EMAIL_NAO_ENCONTRADO`,
 * `MUDANCA_NAO_ENCONTRADA`; 409 `EMAIL_ALTERADO`; 422 `TEXTO_RECUSADO` for what today's rules refuse.
 */
export const restoreMailWords = oc
  .route({ method: 'POST', path: `${path}/{tipo}/desfazer`, summary: 'Volta a um texto de antes' })
  .input(v.object({ ...byKind.entries, versao: version, mudanca: v.nullable(idParam) }))
  .output(v.object({ versao: v.number() }));
