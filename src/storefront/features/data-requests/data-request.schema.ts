import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import {
  dataRequestKinds,
  requesterNameSchema,
  requestTextSchema,
  staffChannels,
} from '#/domain/privacy/data-request.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

const requestFields = ['tipo', 'canal', 'nome', 'email', 'recebida_em', 'pedido'] as const;
export type RequestField = (typeof requestFields)[number];
export type RequestEntries = Record<RequestField, string>;

export const readRequestEntries = (data: FormData): RequestEntries => readTypedFields(data, requestFields);

export const requestLabels = {
  tipo: 'O que a pessoa pede',
  canal: 'Como o pedido chegou',
  nome: 'Nome da pessoa',
  email: 'E-mail da pessoa',
  recebida_em: 'Dia em que chegou',
  pedido: 'O pedido',
} as const satisfies Record<RequestField, string>;

export const reportedRequestSchema = v.object({
  tipo: v.picklist(dataRequestKinds, REQUIRED_MESSAGE),
  canal: v.picklist(staffChannels, REQUIRED_MESSAGE),
  nome: requesterNameSchema,
  email: v.nullable(emailSchema),
  recebida_em: calendarDaySchema,
  pedido: requestTextSchema,
});

const typed = ({ email, ...entries }: RequestEntries) => ({
  ...entries,
  email: email === '' ? null : email,
});

export const validateRequestEntries = (entries: RequestEntries): FieldErrors =>
  errorsOf(reportedRequestSchema, typed(entries), requestLabels);

export const toReportedRequest = (entries: RequestEntries) => v.parse(reportedRequestSchema, typed(entries));

const answerFields = ['versao', 'resposta'] as const;
export type AnswerEntries = Record<(typeof answerFields)[number], string>;

export const readAnswerEntries = (data: FormData): AnswerEntries => readTypedFields(data, answerFields);

const answerSchema = v.object({ resposta: requestTextSchema });

export const validateRequestAnswer = (entries: AnswerEntries): FieldErrors =>
  errorsOf(answerSchema, entries, { resposta: 'O que foi feito' });
