import * as v from 'valibot';
import type { RichBlock } from '#/domain/text/rich-text.ts';
import { isSafeLink } from '#/domain/text/safe-link.ts';

const runSchema = v.object({
  texto: v.string(),
  forte: v.optional(v.literal(true)),
  enfase: v.optional(v.literal(true)),
  link: v.optional(v.pipe(v.string(), v.check(isSafeLink))),
});

/** Items of a list are rich texts themselves. */
const innerText: v.GenericSchema<unknown, RichBlock[]> = v.array(v.lazy(() => blockSchema));

export const blockSchema: v.GenericSchema<unknown, RichBlock> = v.variant('tipo', [
  v.object({
    tipo: v.literal('titulo'),
    nivel: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
    partes: v.array(runSchema),
  }),
  v.object({ tipo: v.literal('paragrafo'), partes: v.array(runSchema) }),
  v.object({ tipo: v.literal('linha') }),
  v.object({ tipo: v.literal('lista'), inicio: v.nullable(v.number()), itens: v.array(innerText) }),
]);

/** Markdown as it was read: no markup crosses the wire. */
export const richTextSchema = v.array(blockSchema);
