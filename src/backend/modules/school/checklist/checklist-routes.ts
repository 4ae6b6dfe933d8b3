import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readChecklist } from './read-checklist.ts';

export const checklistRoutes = {
  getChecklist: os.checklist.getChecklist
    .use(withPermission('manage-school'))
    .handler(async ({ context: { db, clock, settings } }) => ({
      itens: await readChecklist(db, clock(), settings),
    })),
};
