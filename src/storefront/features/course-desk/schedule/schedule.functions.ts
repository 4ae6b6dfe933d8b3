import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { scheduleEntrySchema } from '#/domain/catalogue/schedule/schedule-entry.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const fetchCourseSchedule = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().courseSchedule.getCourseSchedule(data));

export const scheduleChange = createServerFn({ method: 'POST' })
  .validator(v.object({ id, mudanca: scheduleEntrySchema }))
  .handler(({ data }) => backend().courseSchedule.scheduleChange(data));

export const cancelScheduledChange = createServerFn({ method: 'POST' })
  .validator(v.object({ id, mudanca: id }))
  .handler(({ data }) => backend().courseSchedule.cancelScheduledChange(data));
