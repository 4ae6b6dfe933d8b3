import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EmailChangeEntries } from './email-address.schema.ts';
import {
  changeEmail,
  confirmEmail,
  fetchAddress,
  fetchUndo,
  resendConfirmation,
  undoEmailChange,
} from './email-address.functions.ts';

export type UndoneChange = Awaited<ReturnType<typeof undoEmailChange>>;

export const emailAddressQueries = {
  address: () =>
    queryOptions({ queryKey: ['account', 'email-address'], queryFn: () => fetchAddress(), gcTime: 0 }),
  undo: (codigo: string) =>
    queryOptions({
      queryKey: ['undo-email-change', codigo],
      queryFn: () => fetchUndo({ data: { codigo } }),
      gcTime: 0,
    }),
};

export const emailAddressMutations = {
  undo: (codigo: string) =>
    mutationOptions({
      mutationKey: ['undo-email-change'],
      mutationFn: () => undoEmailChange({ data: { codigo } }),
    }),
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
