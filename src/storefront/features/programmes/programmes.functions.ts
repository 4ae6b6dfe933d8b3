import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { programmeSlugSchema } from '#/domain/catalogue/programmes/programme-entry.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds for which a page may be older than the backend's data. */
const freshMs = 10_000;

export const fetchProgrammes = createServerFn({ method: 'GET' }).handler(() =>
  readShared('programmes', freshMs, () => backend().programme.listProgrammes()),
);

export const fetchProgramme = createServerFn({ method: 'GET' })
  .validator(v.object({ slug: programmeSlugSchema }))
  .handler(({ data }) =>
    readShared(`programme ${data.slug}`, freshMs, () => backend().programme.getProgramme(data)),
  );
