import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answerSignIn, fetchAskedSignIn } from './login-confirmation.functions.ts';

export type SignInAnswer = 'fui-eu' | 'nao-fui-eu';

export const loginConfirmationQueries = {
  asked: (hash: string) =>
    queryOptions({
      queryKey: ['login-confirmation', hash],
      queryFn: () => fetchAskedSignIn({ data: { hash } }),
      gcTime: 0,
    }),
};

export const loginConfirmationMutations = {
  answer: (hash: string) =>
    mutationOptions({
      mutationKey: ['answer-sign-in'],
      mutationFn: (resposta: SignInAnswer) => answerSignIn({ data: { hash, resposta } }),
    }),
};
