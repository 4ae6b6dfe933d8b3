import { done, plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { removeCourseAlert, setCourseAlert } from './course-alert.functions.ts';
import { readAlertCity } from './course-alert.schema.ts';

export const courseAlertPosts = (id: number) => ({
  avisar: plainForm({
    read: readAlertCity,
    find: () => ({}),
    send: (id_cidade) => setCourseAlert({ data: { id, id_cidade } }).then(() => done),
  }),
  'cancelar-aviso': plainButton(() => removeCourseAlert({ data: { id } }).then(() => done)),
});
