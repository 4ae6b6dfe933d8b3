import { done, noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { removeCourseAlert, setCourseAlert } from './course-alert.functions.ts';
import { readAlertCity } from './course-alert.schema.ts';

export const courseAlertActions = (id: number) => ({
  avisar: noScriptAction({
    read: readAlertCity,
    find: () => ({}),
    send: (id_cidade) => setCourseAlert({ data: { id, id_cidade } }).then(() => done),
  }),
  'cancelar-aviso': noScriptButton(() => removeCourseAlert({ data: { id } }).then(() => done)),
});
