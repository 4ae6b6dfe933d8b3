import { mutationOptions } from '@tanstack/react-query';
import type { CodeEntries, LoginBody, RegistrationBody } from './sign-in.schema.ts';
import { completeSignIn, register, signIn, signOut } from './sign-in.functions.ts';

export const signInMutations = {
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
