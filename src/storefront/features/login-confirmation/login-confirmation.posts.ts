import { plainButton } from '#/storefront/forms/plain-post.ts';
import { answerSignIn } from './login-confirmation.functions.ts';
import type { SignInAnswer } from './login-confirmation.queries.ts';

const answering = (hash: string, resposta: SignInAnswer) =>
  plainButton(async () => {
    const { email } = await answerSignIn({ data: { hash, resposta } });
    return { done: { email } };
  });

export const loginConfirmationPosts = (hash: string) => ({
  'fui-eu': answering(hash, 'fui-eu'),
  'nao-fui-eu': answering(hash, 'nao-fui-eu'),
});
