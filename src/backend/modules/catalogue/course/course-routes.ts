import { os } from '#/backend/request/implementer.ts';
import { getCourse, getCourseOffer, getEnrolmentInfo, listCourseOffers } from './course-service.ts';

export const courseRoutes = {
  get: os.course.get.handler(({ input, context: { db, clock } }) => getCourse(db, clock(), input.id)),
  getOffer: os.course.getOffer.handler(({ input, context: { db, clock } }) =>
    getCourseOffer(db, clock(), input.id, input.offerId),
  ),
  listOffers: os.course.listOffers.handler(({ input, context: { db, clock } }) =>
    listCourseOffers(db, clock(), input.id),
  ),
  getEnrolmentInfo: os.course.getEnrolmentInfo.handler(({ input, context: { db, clock } }) =>
    getEnrolmentInfo(db, clock(), input.a, input.b),
  ),
};
