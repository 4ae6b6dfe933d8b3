import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readChecklist, readSettings } from './read-checklist.ts';
import { testCharge, testMail } from './test-connections.ts';

const manager = withPermission('manage-school');

export const checklistRoutes = {
  getChecklist: os.checklist.getChecklist
    .use(manager)
    .handler(async ({ context: { db, clock, settings } }) => ({
      itens: await readChecklist(db, clock(), settings),
      configuracoes: readSettings(settings),
    })),
  testCharge: os.checklist.testCharge.use(manager).handler(async ({ context }) => {
    await context.throttle.take('desk-test', String(context.session.loginId));
    return { linhas: await testCharge(context) };
  }),
  testMail: os.checklist.testMail.use(manager).handler(async ({ context }) => {
    await context.throttle.take('desk-test', String(context.session.loginId));
    return { linhas: await testMail(context, context.session) };
  }),
};
