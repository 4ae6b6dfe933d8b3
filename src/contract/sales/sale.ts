import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { brlSchema, daySchema, instantSchema, integerParam } from '../wire.ts';
import { purchaseSchema } from '../purchasing/purchase.ts';

/** A purchase as its seller sees it: the student's CPF is masked and nothing tells how to reach them. */
export const saleSchema = v.object({
  codigo: v.string(),
  estado: v.picklist(purchaseStates),
  produto: purchaseSchema.entries.produto,
  oferta: v.object({
    codigo_turma: v.string(),
    cidade: v.object({ nome: v.string(), uf: v.string() }),
    data_inicio: daySchema,
  }),
  aluno: v.object({ nome: v.string(), cpf: v.string() }),
  vendedor: v.object({ nome: v.string() }),
  total: brlSchema,
  criado_em: instantSchema,
});
export type Sale = v.InferOutput<typeof saleSchema>;

/** Own sales of the contact centre; a supervisor's are those of the team as well. Newest first, 10 a page. */
export const listSales = oc
  .route({ method: 'GET', path: '/api/vendas', summary: 'Vendas de quem atende' })
  .input(v.object({ pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(10_000)), 1) }))
  .output(v.object({ itens: v.array(saleSchema), totalItens: v.number(), page: v.number() }));
