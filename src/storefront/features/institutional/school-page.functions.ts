import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchSchoolPage = createServerFn({ method: 'GET' })
  .validator(v.object({ slug: v.pipe(v.string(), v.maxLength(150)) }))
  .handler(({ data }) => backend().schoolPage.getSchoolPage(data));
