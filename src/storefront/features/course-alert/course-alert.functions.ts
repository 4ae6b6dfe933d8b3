import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const fetchCourseAlert = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => {
    return backend().courseAlert.getCourseAlert(data);
  });

export const setCourseAlert = createServerFn({ method: 'POST' })
  .validator(v.object({ id, id_cidade: v.nullable(id) }))
  .handler(({ data }) => backend().courseAlert.setCourseAlert(data));

export const removeCourseAlert = createServerFn({ method: 'POST' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().courseAlert.removeCourseAlert(data));
