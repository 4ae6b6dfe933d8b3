import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { textSchema } from '../wire.ts';

/**
 * What a name must hold is validated with the form (FORM-22); `cpf` and `email` may be the footer's fixed
 * placeholders (CONTENT-1).
 */
export const callbackRequestSchema = v.object({
  nome: textSchema(120),
  cpf: v.optional(textSchema(20)),
  ddd: v.pipe(v.string(), v.regex(/^\d{2}$/, 'Informe um Telefone válido')),
  tel: v.pipe(v.string(), v.regex(/^\d{8,9}$/, 'Informe um Telefone válido')),
  email: v.optional(textSchema(254)),
});

export const requestCallback = oc
  .route({ method: 'POST', path: '/api/me-ligue', summary: 'Ligamos para você' })
  .input(callbackRequestSchema)
  .output(v.object({ status: v.pipe(v.string(), v.nonEmpty()) }));

/**
 * Logs a page that wasn't found. `dados` must hold no personal data. Our backend takes the address
 * from the connection.
 */
export const logRequest = oc
  .route({ method: 'POST', path: '/api/requisicao', summary: 'Registra uma página não encontrada' })
  .input(
    v.object({
      url: textSchema(2000),
      tipo: textSchema(40),
      endereco_ip: v.optional(v.nullable(textSchema(45))),
      dados: v.optional(v.nullable(textSchema(4000))),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
