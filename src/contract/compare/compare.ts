import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { isComparedEntry, MOST_COMPARED } from '#/domain/catalogue/compare/compared-entry.ts';
import { courseSchema, offerSchema } from '../catalogue/course.ts';
import { installmentSchema } from '../purchasing/price.ts';
import { placeSchema } from '../routine/routine.ts';
import { listParam, textSchema } from '../wire.ts';

const comparedSchema = v.object({
  /** As it was asked for. */
  entrada: v.string(),
  produto: v.pick(courseSchema, [
    'id_produto',
    'titulo',
    'slug',
    'modalidade',
    'gratuito',
    'periodo_preco',
    'carga_horaria',
    'duracao_meses',
    'certificacao',
    'requisitos',
    'gestao_desempenho',
    'programa',
    'programas',
  ]),
  /** The one that was asked for, or the next that is open; null when none is. */
  oferta: v.nullable(offerSchema),
  /** Ways to pay it now; none of what can't be bought. */
  formas: v.array(installmentSchema),
  /** In a straight line; null for an online offer, or without a place to measure from. */
  km: v.nullable(v.number()),
});
export type ComparedItem = v.InferOutput<typeof comparedSchema>;

export const comparisonSchema = v.object({
  itens: v.array(comparedSchema),
  /** Entries of no course on sale, or of no offer of theirs. */
  desconhecidos: v.array(v.string()),
  lugar: v.nullable(placeSchema),
  lugares: v.array(placeSchema),
  lugar_desconhecido: v.boolean(),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** Courses, or one offer each, side by side: `12` or `12-34`. */
export const compareCourses = oc
  .route({ method: 'GET', path: '/api/comparacao', summary: 'Cursos e turmas lado a lado' })
  .input(
    v.object({
      curso: v.optional(listParam(v.pipe(v.string(), v.check(isComparedEntry)), MOST_COMPARED), []),
      /** A CEP, or the name of a city with or without its state. */
      onde: v.optional(textSchema(80)),
    }),
  )
  .output(comparisonSchema);
