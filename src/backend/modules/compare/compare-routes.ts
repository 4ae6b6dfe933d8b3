import { os } from '#/backend/request/implementer.ts';
import { shopOf } from '#/backend/request/payments-of.ts';
import { compareCourses } from './compare-courses.ts';

export const compareRoutes = {
  compareCourses: os.compare.compareCourses.handler(({ input, context }) =>
    context.searchLimits.run(context.ip, () =>
      compareCourses(context.db, { ...shopOf(context), now: context.clock() }, input),
    ),
  ),
};
