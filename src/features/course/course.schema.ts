import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { questionTextSchema, reviewTextSchema, starsSchema } from '#/domain/community.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** `/{modality}/{nomeCurso}/{idCurso}` */
export const courseParamsSchema = v.object({ modality: slug, nomeCurso: slug, idCurso: id });

/** `/{modality}/{nomeCurso}/{city}/{idCurso}/{idOferta}` */
export const courseOfferParamsSchema = v.object({ ...courseParamsSchema.entries, city: slug, idOferta: id });

export interface ReviewEntries {
  /** Not a number while no star was chosen. */
  nota: number;
  texto: string;
}

export function readReview(data: FormData): ReviewEntries {
  return { nota: Number(textOf(data, 'nota') || Number.NaN), texto: textOf(data, 'texto') };
}

export function findReviewProblems({ nota, texto }: ReviewEntries): FieldProblems {
  return { nota: issueOf(starsSchema, nota), texto: issueOf(reviewTextSchema, texto) };
}

export interface QuestionEntries {
  texto: string;
}

export function readQuestion(data: FormData): QuestionEntries {
  return { texto: textOf(data, 'texto') };
}

export function findQuestionProblems({ texto }: QuestionEntries): FieldProblems {
  return { texto: issueOf(questionTextSchema, texto) };
}

function issueOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
