import type * as v from 'valibot';
import { personRecordSchema } from '#/contract/account/account.ts';
import {
  areaGroupRefSchema,
  cityRefSchema,
  courseSchema,
  courseSummarySchema,
  modalityRefSchema,
  nextOfferSchema,
  offerSchema,
  soldCourseSchema,
} from '#/contract/catalogue/course.ts';
import { reviewSchema } from '#/contract/community/community.ts';
import { blockSchema } from '#/contract/content/rich-text.ts';
import { errorBodySchema } from '#/contract/error-body.ts';
import { purchaseSchema, termsSchema } from '#/contract/purchasing/purchase.ts';

/** What calls answer more than once, by the name it has in the published document. */
export const namedSchemas: Readonly<Record<string, v.GenericSchema>> = {
  Area: areaGroupRefSchema,
  BlocoDeTexto: blockSchema,
  Cadastro: personRecordSchema,
  Cidade: cityRefSchema,
  Compra: purchaseSchema,
  Contrato: termsSchema,
  Curso: courseSchema,
  CursoComprado: soldCourseSchema,
  CursoResumido: courseSummarySchema,
  Erro: errorBodySchema,
  Modalidade: modalityRefSchema,
  Opiniao: reviewSchema,
  ProximaTurma: nextOfferSchema,
  Turma: offerSchema,
};
