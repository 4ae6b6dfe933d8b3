import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { mailWordsSchema } from '#/domain/site/words/mail-words.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const tipo = v.pipe(v.string(), v.maxLength(60));
const versao = v.pipe(v.number(), v.integer(), v.minValue(0));
const typed = v.object({ tipo, ...mailWordsSchema.entries });

export const fetchMails = createServerFn({ method: 'GET' }).handler(() => backend().mailWords.listMails());

export const fetchDeskMail = createServerFn({ method: 'GET' })
  .validator(v.object({ tipo }))
  .handler(({ data }) => backend().mailWords.getMail(data));

export const saveMailWords = createServerFn({ method: 'POST' })
  .validator(v.object({ ...typed.entries, versao }))
  .handler(({ data }) => backend().mailWords.saveMailWords(data));

export const previewMail = createServerFn({ method: 'POST' })
  .validator(typed)
  .handler(({ data }) => backend().mailWords.previewMail(data));

export const testMailWords = createServerFn({ method: 'POST' })
  .validator(typed)
  .handler(({ data }) => backend().mailWords.testMailWords(data));

export const fetchMailChanges = createServerFn({ method: 'GET' })
  .validator(
    v.object({ tipo, pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }),
  )
  .handler(({ data }) => backend().mailWords.listMailChanges(data));

export const restoreMailWords = createServerFn({ method: 'POST' })
  .validator(v.object({ tipo, versao, mudanca: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }))
  .handler(({ data }) => backend().mailWords.restoreMailWords(data));
