import { os } from '#/backend/request/implementer.ts';
import type { ShopForms } from '#/domain/sale/payment-terms.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { getCourse, getCourseOffer, getEnrolmentInfo, listCourseOffers } from './course-service.ts';
import { openPicture } from './open-picture.ts';
import { promiseInstallments, promiseOfCourses } from '../search/promised-installments.ts';

export const courseRoutes = {
  getCourse: os.course.getCourse.handler(async ({ input, context }) => {
    const now = context.clock();
    return promiseOfCourse(await getCourse(context.db, now, input.id), context, now);
  }),
  getCourseOffer: os.course.getCourseOffer.handler(async ({ input, context }) => {
    const now = context.clock();
    const { produto, oferta_atual } = await getCourseOffer(context.db, now, input.id, input.offerId);
    return {
      produto: promiseOfCourse(produto, context, now),
      oferta_atual: promiseInstallments(oferta_atual, context, now),
    };
  }),
  listCourseOffers: os.course.listCourseOffers.handler(async ({ input, context }) => {
    const now = context.clock();
    const offers = await listCourseOffers(context.db, now, input.id);
    return offers.map((offer) => promiseInstallments(offer, context, now));
  }),
  getEnrolmentInfo: os.course.getEnrolmentInfo.handler(({ input, context: { db, clock } }) =>
    getEnrolmentInfo(db, clock(), input.a, input.b),
  ),
  getPicture: os.course.getPicture.handler(({ input, context }) => openPicture(context.db, input.arquivo)),
};

function promiseOfCourse(course: Course, shop: ShopForms, now: Date): Course {
  const ofertas = course.ofertas.map((offer) => promiseInstallments(offer, shop, now));
  return { ...promiseOfCourses([course], shop, now)[0]!, ofertas };
}
