import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { changeEmail, confirmEmail, resendConfirmation, undoEmailChange } from './email-address.functions.ts';
import { findEmailChangeProblems, readEmailChangeEntries } from './email-address.schema.ts';

/** The form of another address when it comes as a plain POST. */
export const changeEmailPosts = {
  trocar: plainForm({
    read: readEmailChangeEntries,
    find: findEmailChangeProblems,
    send: async (entries) => ({ done: await changeEmail({ data: entries }) }),
  }),
};

/** The button that asks for the confirmation again. */
export const resendPosts = {
  reenviar: plainButton(async () => ({ done: await resendConfirmation() })),
};

/** The button that uses up the link of a confirmation mail. */
export const confirmEmailPosts = (token: string) => ({
  confirmar: plainButton(async () => ({ done: await confirmEmail({ data: { token } }) })),
});

/** The button that takes the old address back; it leads to a new password. */
export const undoEmailChangePosts = (codigo: string) => ({
  desfazer: plainButton(async () => {
    const { codigoAcesso, codigoAplicacao } = await undoEmailChange({ data: { codigo } });
    return { goTo: `/trocasenha/${codigoAcesso}/${codigoAplicacao}` };
  }),
});
