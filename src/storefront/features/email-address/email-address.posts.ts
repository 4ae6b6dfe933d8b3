import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { changeEmail, confirmEmail, resendConfirmation, undoEmailChange } from './email-address.functions.ts';
import { findEmailChangeProblems, readEmailChangeEntries } from './email-address.schema.ts';

export const changeEmailPosts = {
  trocar: plainForm({
    read: readEmailChangeEntries,
    find: findEmailChangeProblems,
    send: async (entries) => ({ done: await changeEmail({ data: entries }) }),
  }),
};

export const resendPosts = {
  reenviar: plainButton(async () => ({ done: await resendConfirmation() })),
};

export const confirmEmailPosts = (token: string) => ({
  confirmar: plainButton(async () => ({ done: await confirmEmail({ data: { token } }) })),
});

export const undoEmailChangePosts = (codigo: string) => ({
  desfazer: plainButton(async () => {
    const { codigoAcesso, codigoAplicacao } = await undoEmailChange({ data: { codigo } });
    return { goTo: `/trocasenha/${codigoAcesso}/${codigoAplicacao}` };
  }),
});
