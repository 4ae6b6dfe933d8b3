import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { jobStandings } from '#/domain/school/job-standing.ts';
import { instantSchema, pageInput, pageOf, storedText } from '../wire.ts';

const taskSchema = v.object({
  nome: v.string(),
  titulo: v.string(),
  a_cada_segundos: v.number(),
  situacao: v.picklist(jobStandings),
  /** End of the last run; null before the first. */
  terminou_em: v.nullable(instantSchema),
  /** When the next one is due; null before the first. */
  proxima_em: v.nullable(instantSchema),
  /** Of the last failure, also after runs that went well. */
  falhou_em: v.nullable(instantSchema),
  erro: v.nullable(storedText),
  /** Failures in a row. */
  falhas: v.number(),
});
export type ShownTask = v.InferOutput<typeof taskSchema>;

const unsentMailSchema = v.object({
  id: v.number(),
  nome: v.string(),
  /** Masked; null for a mail whose address is looked up when it is sent. */
  para: v.nullable(v.string()),
  criado_em: instantSchema,
  tentativas: v.number(),
  /** When it is tried again; null once it was given up. */
  proxima_em: v.nullable(instantSchema),
  abandonado_em: v.nullable(instantSchema),
  /** Why it wasn't sent, without addresses. */
  erro: v.nullable(storedText),
});
export type UnsentMail = v.InferOutput<typeof unsentMailSchema>;

const taskOverviewSchema = v.object({
  tarefas: v.array(taskSchema),
  emails: v.object({
    /** Not tried yet. */
    na_fila: v.number(),
    /** Tried in vain, and tried again by itself. */
    tentando: v.number(),
    abandonados: v.number(),
    /** In the last 24 hours. */
    enviados: v.number(),
    /** False: mails wait, as the server has no way to send them. */
    com_saida: v.boolean(),
  }),
});
export type TaskOverview = v.InferOutput<typeof taskOverviewSchema>;

const path = '/api/gestao/tarefas';
const mailPath = `${path}/emails`;
const mailId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
const byId = v.object({ id: mailId });
const ok = v.object({ ok: v.literal(true) });

/** What the program does by itself, what fails first; and how many mails are on their way. */
export const listTasks = oc
  .route({ method: 'GET', path, summary: 'Tarefas do programa e a fila de e-mails' })
  .output(taskOverviewSchema);

/** Those given up first, then those that failed, then those that wait. */
export const listUnsentMails = oc
  .route({ method: 'GET', path: mailPath, summary: 'E-mails que não saíram' })
  .input(pageInput)
  .output(pageOf(unsentMailSchema));

/** Tries again at once, with all its attempts. 404 `EMAIL_NAO_ENCONTRADO` once it was sent or discarded. */
export const retryMail = oc
  .route({ method: 'POST', path: `${mailPath}/{id}/envio`, summary: 'Tenta um e-mail de novo' })
  .input(byId)
  .output(ok);

/** It is never sent. 404 as {@link retryMail}. */
export const discardMail = oc
  .route({ method: 'POST', path: `${mailPath}/{id}/descarte`, summary: 'Descarta um e-mail' })
  .input(byId)
  .output(ok);
