import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { currentPasswordSchema } from '#/domain/person/password.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';

const path = '/api/segundo-fator';
const ok = v.object({ ok: v.literal(true) });

/** A secret that waits for its first code. */
const setupSchema = v.object({
  /** Base32, to be typed. */
  segredo: v.string(),
  /** `otpauth://`, for the QR code. */
  uri: v.string(),
});

export const secondFactorSchema = v.object({
  ligado: v.boolean(),
  /** Without it the login may do nothing of the team's. */
  obrigatorio: v.boolean(),
  codigosRestantes: v.number(),
  configuracao: v.nullable(setupSchema),
  /** The password or a code was given in the last minutes: acts that ask for it are taken (SESSION-19). */
  confirmado: v.fallback(v.boolean(), true),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** How the second factor of the login stands; 403 for shoppers, who have none. */
export const getSecondFactor = oc
  .route({ method: 'GET', path, summary: 'Verificação em duas etapas' })
  .output(secondFactorSchema);

/**
 * Makes a secret and replaces one that no code has confirmed. 422
 * `SENHA_INCORRETA`; 409 `SEGUNDO_FATOR_LIGADO`.
 */
export const startSecondFactor = oc
  .route({ method: 'POST', path, summary: 'Começa a configurar a verificação em duas etapas' })
  .input(v.object({ senha: currentPasswordSchema }))
  .output(setupSchema);

/**
 * Turns it on and ends the other sessions, which came in without a code. The recovery codes are shown this
 * once. 422 `CODIGO_INCORRETO`; 409 `SEGUNDO_FATOR_LIGADO`; 410 `CONFIGURACAO_SEM_VALIDADE`.
 */
export const confirmSecondFactor = oc
  .route({ method: 'POST', path: `${path}/confirmar`, summary: 'Liga a verificação em duas etapas' })
  .input(v.object({ codigo: codeSchema }))
  .output(v.object({ codigos: v.array(v.string()) }));

/** Turns it off. 422 `SENHA_INCORRETA`, `CODIGO_INCORRETO`. */
export const stopSecondFactor = oc
  .route({ method: 'DELETE', path, summary: 'Desliga a verificação em duas etapas' })
  .input(v.object({ senha: currentPasswordSchema, codigo: codeSchema }))
  .output(ok);

/**
 * Turns off that of another one of the team, who lost it, and ends their sessions: supervisors that of
 * sellers, administrators that of everyone else. The audit log records it. 404
 * `SEGUNDO_FATOR_NAO_ENCONTRADO`, also when the caller may not turn it off; 422 `SENHA_INCORRETA`.
 */
export const resetSecondFactor = oc
  .route({ method: 'POST', path: `${path}/redefinir`, summary: 'Desliga a verificação de alguém da equipe' })
  .input(v.object({ email: emailSchema, senha: currentPasswordSchema }))
  .output(ok);
