import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { employerAnswers } from '#/domain/sale/assisted/assisted-terms.ts';
import { purchaseSchema } from '../purchasing/purchase.ts';
import { brlSchema, instantSchema, storedText } from '../wire.ts';

const path = '/api/matricula-assistida/empresa/{convite}';
const byLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

export const employerRequestSchema = v.object({
  empresa: storedText,
  cnpj: v.string(),
  /** Who studies, masked. */
  aluno: v.object({ nome: v.string(), cpf: v.string() }),
  /** First name of a person who sells. */
  vendedor: v.string(),
  produto: purchaseSchema.entries.produto,
  oferta: purchaseSchema.entries.oferta,
  /** What the employer is invoiced. */
  valor: brlSchema,
  /** Null while the employer hasn't answered. */
  resposta: v.nullable(v.picklist(employerAnswers)),
  expira_em: instantSchema,
});
export type EmployerRequest = v.InferOutput<typeof employerRequestSchema>;

/** What an employer is asked to pay for; looking changes nothing. 410 `LINK_SEM_VALIDADE`. */
export const readEmployerRequest = oc
  .route({ method: 'GET', path, summary: 'Matrícula que uma empresa confirma' })
  .input(byLink)
  .output(employerRequestSchema);

/**
 * The employer's word, once: confirmed, the student gets the link. 410 `LINK_SEM_VALIDADE`; 409
 * `JA_RESPONDIDO` for another word than the first.
 */
export const answerEmployerRequest = oc
  .route({ method: 'POST', path, summary: 'A empresa confirma ou recusa a matrícula' })
  .input(v.object({ ...byLink.entries, resposta: v.picklist(employerAnswers) }))
  .output(employerRequestSchema);
