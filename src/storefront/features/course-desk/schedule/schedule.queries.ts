import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { cancelScheduledChange, fetchCourseSchedule, scheduleChange } from './schedule.functions.ts';
import { toScheduleEntry, type ScheduleEntries } from './schedule.schema.ts';

const { all } = courseDeskQueries;

export const scheduleQueries = {
  of: (id: number) =>
    queryOptions({
      queryKey: [...all, 'schedule', id],
      queryFn: () => fetchCourseSchedule({ data: { id } }),
      staleTime: 0,
    }),
};

export const scheduleMutations = {
  schedule: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'schedule-change', id],
      mutationFn: (entries: ScheduleEntries) =>
        scheduleChange({ data: { id, mudanca: toScheduleEntry(entries) } }),
    }),
  cancel: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'cancel-scheduled-change', id],
      mutationFn: (mudanca: number) => cancelScheduledChange({ data: { id, mudanca } }),
    }),
};
