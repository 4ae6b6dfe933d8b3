import { noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { changeEmail, confirmEmail, resendConfirmation, undoEmailChange } from './email-address.functions.ts';
import { validateEmailChange, readEmailChangeEntries } from './email-address.schema.ts';

export const changeEmailActions = {
  trocar: noScriptAction({
    read: readEmailChangeEntries,
    find: validateEmailChange,
    send: async (entries) => ({ done: await changeEmail({ data: entries }) }),
  }),
};

export const resendActions = {
  reenviar: noScriptButton(async () => ({ done: await resendConfirmation() })),
};

export const confirmEmailActions = (token: string) => ({
  confirmar: noScriptButton(async () => ({ done: await confirmEmail({ data: { token } }) })),
});

export const undoEmailChangeActions = (codigo: string) => ({
  desfazer: noScriptButton(async () => {
    const { codigoAcesso, codigoAplicacao } = await undoEmailChange({ data: { codigo } });
    return { goTo: `/trocasenha/${codigoAcesso}/${codigoAplicacao}` };
  }),
});
