import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EmailChangeEntries } from './email-address.schema.ts';
import { changeEmail, confirmEmail, fetchAddress, resendConfirmation } from './email-address.functions.ts';

export const emailAddressQueries = {
  address: () =>
    queryOptions({ queryKey: ['account', 'email-address'], queryFn: () => fetchAddress(), gcTime: 0 }),
};

export const emailAddressMutations = {
  confirm: () =>
    mutationOptions({
      mutationKey: ['confirm-email'],
      mutationFn: (token: string) => confirmEmail({ data: { token } }),
    }),
  change: () =>
    mutationOptions({
      mutationKey: ['change-email'],
      mutationFn: (data: EmailChangeEntries) => changeEmail({ data }),
    }),
  resend: () =>
    mutationOptions({ mutationKey: ['resend-confirmation'], mutationFn: () => resendConfirmation() }),
};
