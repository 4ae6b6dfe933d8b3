import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { courseDeskQueries } from '../course-desk.queries.ts';
import { createTeacher, fetchDeskTeacher, fetchDeskTeachers, saveTeacher } from './teachers.functions.ts';
import { type TeacherEntries, toTeacher, toTeacherSlug } from './teachers.schema.ts';

const all = [...courseDeskQueries.all, 'teachers'] as const;

export const teacherDeskQueries = {
  list: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'list', pagina],
      queryFn: () => fetchDeskTeachers({ data: { pagina } }),
      staleTime: 5000,
    }),
  teacher: (slug: string) =>
    queryOptions({
      queryKey: [...all, 'teacher', slug],
      queryFn: () => fetchDeskTeacher({ data: { slug } }),
      staleTime: 0,
    }),
};

export const teacherDeskMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...all, 'create'],
      mutationFn: (entries: TeacherEntries) =>
        createTeacher({ data: { slug: toTeacherSlug(entries), professor: toTeacher(entries) } }),
    }),
  save: (slug: string) =>
    mutationOptions({
      mutationKey: [...all, 'save', slug],
      mutationFn: (entries: TeacherEntries) =>
        saveTeacher({ data: { slug, versao: Number(entries.versao), professor: toTeacher(entries) } }),
    }),
};
