import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { questionTextSchema, reviewTextSchema, starsSchema } from '#/domain/community/community.ts';

export interface ReviewEntries {
  nota: number;
  texto: string;
}

export function readReview(data: FormData): ReviewEntries {
  return { nota: Number(formText(data, 'nota').trim() || Number.NaN), texto: formText(data, 'texto').trim() };
}

export function validateReview({ nota, texto }: ReviewEntries): FieldErrors {
  return { nota: issueOf(starsSchema, nota), texto: issueOf(reviewTextSchema, texto) };
}

export interface QuestionEntries {
  texto: string;
}

export function readQuestion(data: FormData): QuestionEntries {
  return { texto: formText(data, 'texto').trim() };
}

export function validateQuestion({ texto }: QuestionEntries): FieldErrors {
  return { texto: issueOf(questionTextSchema, texto) };
}

function issueOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

export function readVote(data: FormData) {
  return { reviewId: Number(data.get('opiniao')), unvote: data.has('retirar') };
}

export function validateVote({ reviewId }: { reviewId: number }): FieldErrors {
  return { opiniao: Number.isInteger(reviewId) && reviewId > 0 ? undefined : 'Escolha uma opinião' };
}
