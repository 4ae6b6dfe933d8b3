import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import {
  createTestimonial,
  deleteTestimonial,
  readDeskTestimonial,
  readDeskTestimonials,
  saveTestimonial,
} from './testimonials.ts';

const managers = withPermission('manage-school');
const { testimonialDesk } = os;

export const testimonialDeskRoutes = {
  listDeskTestimonials: testimonialDesk.listDeskTestimonials
    .use(managers)
    .handler(({ context: { db } }) => readDeskTestimonials(db)),
  getDeskTestimonial: testimonialDesk.getDeskTestimonial
    .use(managers)
    .handler(({ input, context: { db } }) => readDeskTestimonial(db, input.id)),
  createTestimonial: testimonialDesk.createTestimonial.use(managers).handler(async ({ input, context }) => ({
    id_depoimento: await createTestimonial(editorOf(context), input),
  })),
  saveTestimonial: testimonialDesk.saveTestimonial.use(managers).handler(async ({ input, context }) => {
    const { id, versao, depoimento } = input;
    return { versao: await saveTestimonial(editorOf(context), id, versao, depoimento) };
  }),
  deleteTestimonial: testimonialDesk.deleteTestimonial.use(managers).handler(async ({ input, context }) => {
    await deleteTestimonial(editorOf(context), input.id, input.versao);
    return { ok: true as const };
  }),
};
