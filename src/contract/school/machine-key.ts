import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { machineKeyEntrySchema, machineScopes } from '#/domain/school/machine-key.ts';
import { idParam, instantSchema } from '../wire.ts';

const keySchema = v.object({
  id: v.number(),
  nome: v.string(),
  escopo: v.picklist(machineScopes),
  inicio: v.string(),
  criada_em: instantSchema,
  usada_em: v.nullable(instantSchema),
  encerrada_em: v.nullable(instantSchema),
});
export type MachineKey = v.InferOutput<typeof keySchema>;

const path = '/api/gestao/chaves';

/** Those in use first, then the ended ones; the latest first. */
export const listMachineKeys = oc
  .route({ method: 'GET', path, summary: 'Chaves de outros sistemas' })
  .output(v.array(keySchema));

/** The key is in this answer only. */
export const createMachineKey = oc
  .route({ method: 'POST', path, summary: 'Cria uma chave' })
  .input(machineKeyEntrySchema)
  .output(v.object({ id: v.number(), chave: v.string() }));

/** From now on it opens nothing; again, it changes nothing. 404 `CHAVE_NAO_ENCONTRADA`. */
export const endMachineKey = oc
  .route({ method: 'POST', path: `${path}/{id}/fim`, summary: 'Encerra uma chave' })
  .input(v.object({ id: idParam }))
  .output(v.object({ ok: v.literal(true) }));
