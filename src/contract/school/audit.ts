import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { auditedActs } from '#/domain/staff/audited-act.ts';
import { daySchema, instantSchema, integerParam, pageOf, pageParam, textSchema } from '../wire.ts';

export const actSchema = v.object({
  id: v.number(),
  /** One of before may have another name. */
  acao: v.string(),
  objeto: v.nullable(v.string()),
  /** What was done: where something changed, `antes` and `depois`. */
  dados: v.record(v.string(), v.unknown()),
  em: instantSchema,
  quem: v.object({ nome: v.string(), email: v.string() }),
});
export type ShownAct = v.InferOutput<typeof actSchema>;

/** What the team did, the latest first. */
export const listActs = oc
  .route({ method: 'GET', path: '/api/gestao/registro', summary: 'Registro do que a equipe fez' })
  .input(
    v.object({
      acao: v.optional(v.picklist(auditedActs)),
      /** A part of what it was about, such as 'curso 1120'. */
      objeto: v.optional(textSchema(100)),
      de: v.optional(daySchema),
      ate: v.optional(daySchema),
      pagina: pageParam,
      por_pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), PAGE_SIZE),
    }),
  )
  .output(pageOf(actSchema));
