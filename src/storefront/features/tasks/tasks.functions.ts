import { createServerFn } from '@tanstack/react-start';
import { pageSchema } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { mailActSchema } from './tasks.schema.ts';

export const fetchTasks = createServerFn({ method: 'GET' }).handler(() => backend().tasks.listTasks());

export const fetchUnsentMails = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => backend().tasks.listUnsentMails(data));

export const actOnMail = createServerFn({ method: 'POST' })
  .validator(mailActSchema)
  .handler(({ data: { acao, id } }) => {
    const { tasks } = backend();
    return acao === 'descartar' ? tasks.discardMail({ id }) : tasks.retryMail({ id });
  });
