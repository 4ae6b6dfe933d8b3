import { queryOptions } from '@tanstack/react-query';
import { fetchTeacher, fetchTeachers } from './teachers.functions.ts';

const staleTime = 60_000;

export const teacherQueries = {
  list: () => queryOptions({ queryKey: ['teachers', 'list'], queryFn: () => fetchTeachers(), staleTime }),
  teacher: (slug: string) =>
    queryOptions({
      queryKey: ['teachers', 'teacher', slug],
      queryFn: () => fetchTeacher({ data: { slug } }),
      staleTime,
    }),
};
