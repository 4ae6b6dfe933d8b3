import { noScriptButton } from '#/storefront/forms/no-script-action.ts';
import { answerSignIn } from './login-confirmation.functions.ts';
import type { SignInAnswer } from './login-confirmation.queries.ts';

const answering = (hash: string, resposta: SignInAnswer) =>
  noScriptButton(async () => {
    const { email } = await answerSignIn({ data: { hash, resposta } });
    return { done: { email } };
  });

export const loginConfirmationActions = (hash: string) => ({
  'fui-eu': answering(hash, 'fui-eu'),
  'nao-fui-eu': answering(hash, 'nao-fui-eu'),
});
