import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  addUnit,
  createCourse,
  createOffer,
  fetchCourseOptions,
  fetchCoursePreview,
  fetchDeskCourse,
  fetchDeskCourses,
  publishCourse,
  saveCourse,
  saveOffer,
} from './course-desk.functions.ts';
import { toCourse, type CourseEntries } from './course.schema.ts';
import { toOffer, type OfferEntries } from './offer.schema.ts';
import { toUnit, type UnitEntries } from './unit.schema.ts';

const all = ['course-desk'] as const;
// Others edit the same; what a form was opened with is its version.
const staleTime = 0;

export const courseDeskQueries = {
  all,
  list: (pagina: number, busca: string) =>
    queryOptions({
      queryKey: [...all, 'list', pagina, busca],
      queryFn: () => fetchDeskCourses({ data: { pagina, busca } }),
      staleTime: 5000,
    }),
  course: (id: number) =>
    queryOptions({
      queryKey: [...all, 'course', id],
      queryFn: () => fetchDeskCourse({ data: { id } }),
      staleTime,
    }),
  preview: (id: number) =>
    queryOptions({
      queryKey: [...all, 'preview', id],
      queryFn: () => fetchCoursePreview({ data: { id } }),
      staleTime,
    }),
  options: () =>
    queryOptions({ queryKey: [...all, 'options'], queryFn: () => fetchCourseOptions(), staleTime }),
};

export const courseDeskMutations = {
  create: () =>
    mutationOptions({
      mutationKey: [...all, 'create'],
      mutationFn: (entries: CourseEntries) => createCourse({ data: toCourse(entries) }),
    }),
  save: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save', id],
      mutationFn: (entries: CourseEntries) =>
        saveCourse({ data: { id, versao: Number(entries.versao), curso: toCourse(entries) } }),
    }),
  publish: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'publish', id],
      mutationFn: (publicado: boolean) => publishCourse({ data: { id, publicado } }),
    }),
  createOffer: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'create-offer', id],
      mutationFn: (entries: OfferEntries) => createOffer({ data: { id, turma: toOffer(entries) } }),
    }),
  saveOffer: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-offer', id],
      mutationFn: (entries: OfferEntries) =>
        saveOffer({ data: { id, versao: Number(entries.versao), turma: toOffer(entries) } }),
    }),
  addUnit: () =>
    mutationOptions({
      mutationKey: [...all, 'add-unit'],
      mutationFn: (entries: UnitEntries) => addUnit({ data: toUnit(entries) }),
    }),
};
