import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchCourseAlert, removeCourseAlert, setCourseAlert } from './course-alert.functions.ts';

export const courseAlertQueries = {
  alert: (id: number) =>
    queryOptions({ queryKey: ['course-alert', id], queryFn: () => fetchCourseAlert({ data: { id } }) }),
};

export const courseAlertMutations = {
  set: (id: number) =>
    mutationOptions({
      mutationFn: (id_cidade: number | null) => setCourseAlert({ data: { id, id_cidade } }),
    }),
  remove: (id: number) => mutationOptions({ mutationFn: () => removeCourseAlert({ data: { id } }) }),
};
