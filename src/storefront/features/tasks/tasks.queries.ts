import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { actOnMail, fetchTasks, fetchUnsentMails } from './tasks.functions.ts';
import type { MailAct } from './tasks.schema.ts';

const all = ['tasks'] as const;
const staleTime = 5000;

export const taskQueries = {
  all,
  tasks: () => queryOptions({ queryKey: [...all, 'tasks'], queryFn: () => fetchTasks(), staleTime }),
  mails: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'mails', pagina],
      queryFn: () => fetchUnsentMails({ data: { pagina } }),
      staleTime,
    }),
};

export const taskMutations = {
  onMail: () =>
    mutationOptions({
      mutationKey: ['act-on-mail'],
      mutationFn: (data: MailAct) => actOnMail({ data }),
    }),
};
