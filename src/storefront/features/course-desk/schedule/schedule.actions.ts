import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { cancelScheduledChange, scheduleChange } from './schedule.functions.ts';
import { readScheduleEntries, toScheduleEntry, validateScheduleEntries } from './schedule.schema.ts';

export function scheduleActions(courseId: number) {
  const goTo = fillPath('/gestao/cursos/$idCurso/agenda', { idCurso: courseId });
  return {
    marcar: noScriptAction({
      read: readScheduleEntries,
      find: validateScheduleEntries,
      send: async (entries) => {
        await scheduleChange({ data: { id: courseId, mudanca: toScheduleEntry(entries) } });
        return { goTo };
      },
    }),
    cancelar: noScriptAction({
      read: (data) => ({ mudanca: Number(formText(data, 'mudanca')) }),
      find: () => ({}),
      send: async ({ mudanca }) => {
        await cancelScheduledChange({ data: { id: courseId, mudanca } });
        return { goTo };
      },
    }),
  };
}
