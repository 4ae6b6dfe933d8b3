import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getCourseAlert, removeCourseAlert, setCourseAlert } from './course-alert.ts';
import { endAlerts } from './end-alerts.ts';

export const courseAlertRoutes = {
  get: os.courseAlert.get
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => getCourseAlert(db, session.personId, input.id)),
  set: os.courseAlert.set
    .use(buyer)
    .handler(({ input, context: { db, systemClock, session } }) =>
      setCourseAlert(db, systemClock(), session.personId, input),
    ),
  remove: os.courseAlert.remove
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => removeCourseAlert(db, session.personId, input.id)),
  endAll: os.courseAlert.endAll.handler(({ input, context }) => endAlerts(context, input.token)),
};
