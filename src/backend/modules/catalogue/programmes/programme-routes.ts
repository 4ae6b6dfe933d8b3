import { os } from '#/backend/request/implementer.ts';
import { promiseInstallments, promiseOfCourses } from '../search/promised-installments.ts';
import { readProgramme, readProgrammes } from './read-programmes.ts';

export const programmeRoutes = {
  listProgrammes: os.programme.listProgrammes.handler(({ context: { db, clock } }) =>
    readProgrammes(db, clock()),
  ),
  getProgramme: os.programme.getProgramme.handler(async ({ input, context }) => {
    const now = context.clock();
    const { cursos, edicoes, ...programme } = await readProgramme(context.db, now, input.slug);
    return {
      ...programme,
      cursos: promiseOfCourses(cursos, context, now),
      edicoes: edicoes.map((offer) => promiseInstallments(offer, context, now)),
    };
  }),
};
