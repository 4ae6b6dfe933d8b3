import { plainForm } from '#/storefront/forms/plain-post.ts';
import { savePhone } from './phone.functions.ts';
import { findPhoneProblems, readPhoneEntries } from './phone.schema.ts';

export const phonePosts = (target: string) => ({
  telefone: plainForm({
    read: readPhoneEntries,
    find: findPhoneProblems,
    send: async (entries) => {
      await savePhone({ data: entries });
      return { goTo: target };
    },
  }),
});
