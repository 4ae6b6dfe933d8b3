import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  addUnit,
  closeUnit,
  createCourse,
  createOffer,
  fetchCourseOptions,
  fetchCoursePreview,
  fetchDeskCourse,
  fetchDeskCourses,
  fetchDeskUnits,
  fetchFoundCourses,
  fetchNamedCourses,
  fetchNames,
  publishCourse,
  publishCourses,
  saveCourse,
  saveNames,
  saveOffer,
  saveUnit,
} from './course-desk.functions.ts';
import { createCoupon, endCoupon, fetchCoupons, fetchDeskCoupon, saveCoupon } from './coupon.functions.ts';
import { toCoupon, toCouponCode, type CouponEntries } from './coupon.schema.ts';
import type { DeskCourseSearch } from './course-list/course-list.search.ts';
import type { MarkedCourses } from './course-list/marked-courses.schema.ts';
import { toCourse, type CourseEntries } from './course.schema.ts';
import type { NameList } from '#/domain/school/name-lists.ts';
import { toNames, type NameEntries } from './names.schema.ts';
import { toOffer, type OfferEntries } from './offer.schema.ts';
import { toUnit, type UnitEntries } from './unit.schema.ts';

const all = ['course-desk'] as const;
// Others edit the same; what a form was opened with is its version.
const staleTime = 0;

export const courseDeskQueries = {
  all,
  list: ({ pagina = 1, busca = '', situacao, modalidade }: DeskCourseSearch) =>
    queryOptions({
      queryKey: [...all, 'list', pagina, busca, situacao, modalidade],
      queryFn: () => fetchDeskCourses({ data: { pagina, busca, situacao, modalidade } }),
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
  coupons: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'coupons', pagina],
      queryFn: () => fetchCoupons({ data: { pagina } }),
      staleTime: 5000,
    }),
  coupon: (codigo: string) =>
    queryOptions({
      queryKey: [...all, 'coupon', codigo],
      queryFn: () => fetchDeskCoupon({ data: { codigo } }),
      staleTime,
    }),
  units: () => queryOptions({ queryKey: [...all, 'units'], queryFn: () => fetchDeskUnits(), staleTime }),
  names: () => queryOptions({ queryKey: [...all, 'names'], queryFn: () => fetchNames(), staleTime }),
  found: (busca: string, com_programas: boolean) =>
    queryOptions({
      queryKey: [...all, 'found', busca, com_programas],
      queryFn: () => fetchFoundCourses({ data: { busca, com_programas } }),
      staleTime: 60_000,
    }),
  named: (cursos: number[]) =>
    queryOptions({
      queryKey: [...all, 'named', cursos],
      queryFn: () => fetchNamedCourses({ data: { cursos } }),
      staleTime: 60_000,
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
  publishSeveral: () =>
    mutationOptions({
      mutationKey: [...all, 'publish-several'],
      mutationFn: (marked: MarkedCourses) => publishCourses({ data: marked }),
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
  saveUnit: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-unit', id],
      mutationFn: (entries: UnitEntries) =>
        saveUnit({ data: { id, versao: Number(entries.versao), unidade: toUnit(entries) } }),
    }),
  createCoupon: () =>
    mutationOptions({
      mutationKey: [...all, 'create-coupon'],
      mutationFn: (entries: CouponEntries) =>
        createCoupon({ data: { codigo: toCouponCode(entries), cupom: toCoupon(entries) } }),
    }),
  saveCoupon: (codigo: string) =>
    mutationOptions({
      mutationKey: [...all, 'save-coupon', codigo],
      mutationFn: (entries: CouponEntries) =>
        saveCoupon({ data: { codigo, versao: Number(entries.versao), cupom: toCoupon(entries) } }),
    }),
  endCoupon: (codigo: string) =>
    mutationOptions({
      mutationKey: [...all, 'end-coupon', codigo],
      mutationFn: () => endCoupon({ data: { codigo } }),
    }),
  saveNames: (lista: NameList) =>
    mutationOptions({
      mutationKey: [...all, 'save-names', lista],
      mutationFn: (entries: NameEntries) => saveNames({ data: { lista, ...toNames(entries) } }),
    }),
  closeUnit: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'close-unit', id],
      mutationFn: (fechada: boolean) => closeUnit({ data: { id, fechada } }),
    }),
};
