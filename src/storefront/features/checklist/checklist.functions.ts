import { createServerFn } from '@tanstack/react-start';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchChecklist = createServerFn({ method: 'GET' }).handler(() =>
  backend().checklist.getChecklist(),
);
