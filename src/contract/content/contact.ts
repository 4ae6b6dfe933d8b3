import { oc } from '@orpc/contract';
import * as v from 'valibot';
import {
  CALLBACK_NAME_MESSAGE,
  CALLBACK_PHONE_MESSAGE,
  isCallbackName,
} from '#/domain/community/callback-form.ts';
import { hasKnownDdd } from '#/domain/person/phone.ts';
import { isPhoneNumber } from '../phone-number.ts';
import { textSchema } from '../wire.ts';

const isDdd = (text: string) => /^\d{2}$/.test(text) && hasKnownDdd(text);
const isTel = (text: string) => /^\d{8,9}$/.test(text);

/** By the rules of the form (FORM-22). `cpf` and `email` may be the footer's placeholders (CONTENT-1). */
export const callbackRequestSchema = v.pipe(
  v.object({
    nome: v.pipe(textSchema(120), v.check(isCallbackName, CALLBACK_NAME_MESSAGE)),
    cpf: v.optional(textSchema(20)),
    ddd: v.pipe(v.string(), v.check(isDdd, CALLBACK_PHONE_MESSAGE)),
    tel: v.pipe(v.string(), v.check(isTel, CALLBACK_PHONE_MESSAGE)),
    email: v.optional(textSchema(254)),
  }),
  // Looks at its two fields alone, so that it speaks beside whatever else is wrong.
  v.forward(
    v.partialCheck(
      [['ddd'], ['tel']],
      ({ ddd, tel }) => !isDdd(ddd) || !isTel(tel) || isPhoneNumber(ddd + tel),
      CALLBACK_PHONE_MESSAGE,
    ),
    ['ddd'],
  ),
);

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
