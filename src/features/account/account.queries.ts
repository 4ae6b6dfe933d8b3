import { mutationOptions } from '@tanstack/react-query';
import type { CodeEntries, LoginBody, RegistrationBody } from './account.schema.ts';
import { completeSignIn, register, signIn, signOut } from './account.functions.ts';

export const accountMutations = {
  signIn: () =>
    mutationOptions({ mutationKey: ['sign-in'], mutationFn: (data: LoginBody) => signIn({ data }) }),
  completeSignIn: () =>
    mutationOptions({
      mutationKey: ['complete-sign-in'],
      mutationFn: (data: CodeEntries) => completeSignIn({ data }),
    }),
  register: () =>
    mutationOptions({
      mutationKey: ['register'],
      mutationFn: (data: RegistrationBody) => register({ data }),
    }),
  signOut: () => mutationOptions({ mutationKey: ['sign-out'], mutationFn: () => signOut() }),
};
