import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { cepSchema } from '#/domain/person/postal-code.ts';

export const postalCodeSchema = v.object({
  /** 8 digits. */
  cep: v.string(),
  logradouro: v.string(),
  bairro: v.string(),
  cidade: v.string(),
  uf: v.string(),
});
export type PostalCode = v.InferOutput<typeof postalCodeSchema>;

/** Address of a CEP, with or without hyphen; 404 `CEP_NAO_ENCONTRADO` for one that isn't in the table. */
export const findPostalCode = oc
  .route({ method: 'GET', path: '/api/cep/{cep}', summary: 'Endereço de um CEP' })
  .input(v.object({ cep: cepSchema }))
  .output(postalCodeSchema);
