import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { savePinnedCourses } from './pinned.functions.ts';
import { pinnedSavedText, readPinnedEntries, toPinned, validatePinned } from './pinned.schema.ts';

export const pinnedActions = {
  destaques: noScriptAction({
    read: readPinnedEntries,
    find: validatePinned,
    send: async (entries) => {
      await savePinnedCourses({ data: toPinned(entries) });
      return { done: { mensagem: pinnedSavedText } };
    },
  }),
};
