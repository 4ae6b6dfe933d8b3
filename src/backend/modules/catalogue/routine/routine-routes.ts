import { os } from '#/backend/request/implementer.ts';
import { findRoutine } from './find-routine.ts';

export const routineRoutes = {
  findRoutine: os.routine.findRoutine.handler(({ input, context }) =>
    context.searchLimits.run(context.ip, () => findRoutine(context.db, context.clock(), context, input)),
  ),
};
