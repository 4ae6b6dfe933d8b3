import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import {
  CALLBACK_SENT_MESSAGE,
  validateCallback,
  toCallbackPayload,
} from '#/domain/community/callback-form.ts';
import { readCallback } from './callback.schema.ts';
import { requestCallback } from '../shell.functions.ts';

export const callbackActions = {
  ligamos: noScriptAction({
    read: readCallback,
    find: validateCallback,
    send: async (entries) => {
      await requestCallback({ data: toCallbackPayload(entries) });
      return { done: { mensagem: CALLBACK_SENT_MESSAGE } };
    },
    renamed: { ddd: 'telefone', tel: 'telefone' },
  }),
};
