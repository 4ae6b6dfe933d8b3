import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { teacherSlugSchema } from '#/domain/catalogue/teachers/teacher-entry.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds for which a page may be older than the backend's data. */
const freshMs = 10_000;

export const fetchTeachers = createServerFn({ method: 'GET' }).handler(() =>
  readShared('teachers', freshMs, () => backend().teacher.listTeachers()),
);

export const fetchTeacher = createServerFn({ method: 'GET' })
  .validator(v.object({ slug: teacherSlugSchema }))
  .handler(({ data }) =>
    readShared(`teacher ${data.slug}`, freshMs, () => backend().teacher.getTeacher(data)),
  );
