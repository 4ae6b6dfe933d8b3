import { plainForm } from '#/storefront/forms/plain-post.ts';
import {
  CALLBACK_SENT_MESSAGE,
  findCallbackProblems,
  toCallbackPayload,
} from '#/domain/community/callback-form.ts';
import { readCallback } from './callback.schema.ts';
import { requestCallback } from '../shell.functions.ts';

export const callbackPosts = {
  ligamos: plainForm({
    read: readCallback,
    find: findCallbackProblems,
    send: async (entries) => {
      await requestCallback({ data: toCallbackPayload(entries) });
      return { done: { mensagem: CALLBACK_SENT_MESSAGE } };
    },
    renamed: { ddd: 'telefone', tel: 'telefone' },
  }),
};
