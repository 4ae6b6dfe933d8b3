import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getCourseAlert, removeCourseAlert, setCourseAlert } from './course-alert.ts';
import { endAlerts } from './end-alerts.ts';

export const courseAlertRoutes = {
  getCourseAlert: os.courseAlert.getCourseAlert
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => getCourseAlert(db, session.personId, input.id)),
  setCourseAlert: os.courseAlert.setCourseAlert
    .use(buyer)
    .handler(({ input, context: { db, systemClock, session } }) =>
      setCourseAlert(db, systemClock(), session.personId, input),
    ),
  removeCourseAlert: os.courseAlert.removeCourseAlert
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => removeCourseAlert(db, session.personId, input.id)),
  endCourseAlerts: os.courseAlert.endCourseAlerts.handler(({ input, context }) =>
    endAlerts(context, input.token),
  ),
};
