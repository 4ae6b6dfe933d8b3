import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import {
  addUnit,
  closeUnit,
  createCourse,
  createOffer,
  publishCourse,
  publishCourses,
  saveCourse,
  saveNames,
  saveOffer,
  saveUnit,
} from './course-desk.functions.ts';
import { describePublished, readMarked, validateMarked } from './course-list/marked-courses.schema.ts';
import { courseSavedText, readCourseEntries, toCourse, validateCourse } from './course.schema.ts';
import type { NameList } from '#/domain/school/name-lists.ts';
import { namesSavedText, readNameEntries, toNames, validateNames } from './names.schema.ts';
import { readOfferEntries, toOffer, validateOffer } from './offer.schema.ts';
import { readUnitEntries, toUnit, unitSavedText, validateUnit } from './unit.schema.ts';

const coursePath = (id: number) => fillPath('/gestao/cursos/$idCurso', { idCurso: String(id) });

const newOfferPath = (id: number) => fillPath('/gestao/cursos/$idCurso/turmas/nova', { idCurso: String(id) });

export const newCourseActions = {
  curso: noScriptAction({
    read: readCourseEntries,
    find: validateCourse,
    send: async (entries) => {
      const { id_produto } = await createCourse({ data: toCourse(entries) });
      return { goTo: coursePath(id_produto) };
    },
  }),
};

export const editCourseActions = (id: number) => ({
  curso: noScriptAction({
    read: readCourseEntries,
    find: validateCourse,
    send: async (entries) => {
      const data = { id, versao: Number(entries.versao), curso: toCourse(entries) };
      await saveCourse({ data });
      return { done: { mensagem: courseSavedText } };
    },
  }),
  publicacao: noScriptAction({
    read: (data) => ({ publicado: formText(data, 'publicado') === 'sim' }),
    find: () => ({}),
    send: async ({ publicado }) => {
      await publishCourse({ data: { id, publicado } });
      return { goTo: coursePath(id) };
    },
  }),
});

export const courseListActions = {
  marcados: noScriptAction({
    read: readMarked,
    find: validateMarked,
    send: async (marked) => {
      const { mudados } = await publishCourses({ data: marked });
      return { done: { mensagem: describePublished(mudados, marked.publicado) } };
    },
  }),
};

export const newOfferActions = (id: number) => ({
  turma: noScriptAction({
    read: readOfferEntries,
    find: validateOffer,
    send: async (entries) => {
      await createOffer({ data: { id, turma: toOffer(entries) } });
      return { goTo: coursePath(id) };
    },
  }),
});

export const offerActions = (courseId: number, offerId: number) => ({
  turma: noScriptAction({
    read: readOfferEntries,
    find: validateOffer,
    send: async (entries) => {
      const data = { id: offerId, versao: Number(entries.versao), turma: toOffer(entries) };
      await saveOffer({ data });
      return { goTo: coursePath(courseId) };
    },
  }),
});

/** Leads back to the offer that needs the unit. */
export const unitActions = (courseId: number | undefined) => ({
  unidade: noScriptAction({
    read: readUnitEntries,
    find: validateUnit,
    send: async (entries) => {
      await addUnit({ data: toUnit(entries) });
      return { goTo: courseId === undefined ? '/gestao/unidades' : newOfferPath(courseId) };
    },
  }),
});

export const editUnitActions = (id: number) => ({
  unidade: noScriptAction({
    read: readUnitEntries,
    find: validateUnit,
    send: async (entries) => {
      const data = { id, versao: Number(entries.versao), unidade: toUnit(entries) };
      await saveUnit({ data });
      return { done: { mensagem: unitSavedText } };
    },
  }),
  situacao: noScriptAction({
    read: (data) => ({ fechada: formText(data, 'fechada') === 'sim' }),
    find: () => ({}),
    send: async ({ fechada }) => {
      await closeUnit({ data: { id, fechada } });
      return { goTo: '/gestao/unidades' };
    },
  }),
});

export const nameActions = (lista: NameList) => ({
  nomes: noScriptAction({
    read: readNameEntries,
    find: validateNames,
    send: async (entries) => {
      await saveNames({ data: { lista, ...toNames(entries) } });
      return { done: { mensagem: namesSavedText } };
    },
  }),
});
