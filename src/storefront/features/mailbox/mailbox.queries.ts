import { queryOptions } from '@tanstack/react-query';
import { fetchMail, fetchMailbox } from './mailbox.functions.ts';

export const mailboxQueries = {
  list: () => queryOptions({ queryKey: ['mailbox'], queryFn: () => fetchMailbox(), staleTime: 0 }),
  mail: (id: number) =>
    queryOptions({ queryKey: ['mailbox', id], queryFn: () => fetchMail({ data: { id } }) }),
};
