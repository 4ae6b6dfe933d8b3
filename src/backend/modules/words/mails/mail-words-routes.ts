import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import {
  previewMail,
  readMail,
  readMailChanges,
  readMails,
  restoreMailWords,
  saveMailWords,
  sendMailTest,
} from './mail-words.ts';

const managers = withPermission('manage-school');
const { mailWords } = os;

const schoolOf = async ({ db, settings }: Pick<RequestContext, 'db' | 'settings'>) => ({
  brand: await readBrand(db, settings),
  siteUrl: settings.publicUrl,
});

export const mailWordsRoutes = {
  listMails: mailWords.listMails.use(managers).handler(({ context: { db } }) => readMails(db)),
  getMail: mailWords.getMail
    .use(managers)
    .handler(async ({ input, context }) => readMail(context.db, input.tipo, await schoolOf(context))),
  saveMailWords: mailWords.saveMailWords.use(managers).handler(async ({ input, context }) => {
    const { tipo, versao, ...words } = input;
    const saved = { versao, words };
    return { versao: await saveMailWords(editorOf(context), tipo, saved, await schoolOf(context)) };
  }),
  previewMail: mailWords.previewMail
    .use(managers)
    .handler(async ({ input: { tipo, ...words }, context }) =>
      previewMail(tipo, words, await schoolOf(context)),
    ),
  testMailWords: mailWords.testMailWords
    .use(managers)
    .handler(async ({ input: { tipo, ...words }, context }) => {
      await context.throttle.take('desk-test', String(context.session.loginId));
      const sent = await sendMailTest(context, context.session, tipo, words, await schoolOf(context));
      return { linhas: [sent] };
    }),
  listMailChanges: mailWords.listMailChanges
    .use(managers)
    .handler(({ input, context: { db } }) => readMailChanges(db, input.tipo, input.pagina)),
  restoreMailWords: mailWords.restoreMailWords
    .use(managers)
    .handler(async ({ input: { tipo, ...wanted }, context }) => ({
      versao: await restoreMailWords(editorOf(context), tipo, wanted, await schoolOf(context)),
    })),
};
