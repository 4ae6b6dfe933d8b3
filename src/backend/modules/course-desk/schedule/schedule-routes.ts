import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { cancelScheduledChange, readSchedule, scheduleChange } from './schedule-change.ts';

const managers = withPermission('manage-catalogue');
/** What shoppers will pay, and whether they may, asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const courseScheduleRoutes = {
  getCourseSchedule: os.courseSchedule.getCourseSchedule
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readSchedule(db, input.id, clock())),
  scheduleChange: os.courseSchedule.scheduleChange
    .use(confirmedManagers)
    .handler(async ({ input, context }) => ({
      id: await scheduleChange(editorOf(context), input.id, input.mudanca),
    })),
  cancelScheduledChange: os.courseSchedule.cancelScheduledChange
    .use(managers)
    .handler(async ({ input, context }) => {
      await cancelScheduledChange(editorOf(context), input.id, input.mudanca);
      return { ok: true as const };
    }),
};
