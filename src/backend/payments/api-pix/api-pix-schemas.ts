import * as v from 'valibot';

/** The parts of Banco Central's API Pix 2.9.0 that the shop reads. */

const amountSchema = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));
const instantSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

export const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8192}$/)),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

export const chargeStatuses = [
  'ATIVA',
  'CONCLUIDA',
  'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  'REMOVIDA_PELO_PSP',
] as const;

export const refundSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/)),
  valor: amountSchema,
  status: v.picklist(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  /** Says whether the bank returned it by itself; absent for the receiver's own refunds. */
  natureza: v.optional(v.string()),
  horario: v.object({ solicitacao: v.optional(instantSchema) }),
});

export const paymentSchema = v.object({
  endToEndId: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32}$/)),
  txid: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/))),
  valor: amountSchema,
  horario: instantSchema,
  devolucoes: v.optional(v.array(refundSchema), []),
});

export const chargeSchema = v.object({
  txid: v.string(),
  status: v.picklist(chargeStatuses),
  /** Seconds from its making for which it can be paid, however long it stays ATIVA. */
  calendario: v.object({ criacao: instantSchema, expiracao: v.number() }),
  valor: v.object({ original: amountSchema }),
  chave: v.string(),
  pixCopiaECola: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(512))),
  pix: v.optional(v.array(paymentSchema), []),
});

export const webhookSchema = v.object({ webhookUrl: v.string() });
