import { listUnsent, sumMails } from '#/backend/mail/unsent/unsent-mails.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { describeTasks, discardUnsentMail, type NamedJob, tryMailAgain } from './tasks.ts';

const managers = withPermission('manage-school');
const ok = { ok: true as const };

export const taskRoutes = (jobs: readonly NamedJob[]) => ({
  listTasks: os.tasks.listTasks.use(managers).handler(async ({ context: { db, systemClock, mail } }) => ({
    tarefas: await describeTasks(db, jobs, systemClock()),
    emails: { ...(await sumMails(db, systemClock())), com_saida: mail !== null },
  })),
  listUnsentMails: os.tasks.listUnsentMails
    .use(managers)
    .handler(({ input, context: { db } }) => listUnsent(db, input.pagina)),
  retryMail: os.tasks.retryMail.use(managers).handler(async ({ input, context }) => {
    await tryMailAgain(editorOf(context), input.id);
    return ok;
  }),
  discardMail: os.tasks.discardMail.use(managers).handler(async ({ input, context }) => {
    await discardUnsentMail(editorOf(context), input.id);
    return ok;
  }),
});
