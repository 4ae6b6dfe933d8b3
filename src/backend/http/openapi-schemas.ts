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
import { phoneNumberSchema } from '#/contract/phone-number.ts';
import { purchaseSchema, termsSchema } from '#/contract/purchasing/purchase.ts';
import { birthDateSchema } from '#/domain/person/birth-date.ts';
import { cpfSchema } from '#/domain/person/cpf.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import { cepSchema } from '#/domain/person/postal-code.ts';

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

/** Texts with a rule that JSON Schema can't state, by the name they have in the published document. */
export const namedTexts: Readonly<Record<string, { schema: v.GenericSchema; example: string }>> = {
  Cep: { schema: cepSchema, example: '88010-400' },
  Cpf: { schema: cpfSchema, example: '529.982.247-25' },
  Email: { schema: emailSchema, example: 'maria@exemplo.com.br' },
  Nascimento: { schema: birthDateSchema, example: '1999-12-31' },
  NomeCompleto: { schema: fullNameSchema, example: 'Maria da Silva' },
  Senha: { schema: passwordSchema, example: 'Cadeira7Azul' },
  Telefone: { schema: phoneNumberSchema, example: '(48) 99123-4567' },
};
