import { mutationOptions } from '@tanstack/react-query';
import { savePhone } from './phone.functions.ts';

export const phoneMutations = {
  save: () =>
    mutationOptions({
      mutationKey: ['save-phone'],
      mutationFn: (telefone: string) => savePhone({ data: { telefone } }),
    }),
};
