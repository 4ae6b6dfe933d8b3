import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';

const path = '/api/login/escola';

/** Whether the team may sign in with accounts of the school (`OIDC_ISSUER`). */
export const getSchoolSignIn = oc
  .route({ method: 'GET', path, summary: 'Entrada com a conta da escola' })
  .output(v.object({ disponivel: v.boolean() }));

/**
 * Begins a sign-in at the school's issuer; the cookie `schoolSignIn` binds it to the browser. 404
 * `CONTA_DA_ESCOLA_DESLIGADA`; 503 `CONTA_DA_ESCOLA_FORA_DO_AR`.
 */
export const beginSchoolSignIn = oc
  .route({ method: 'POST', path, summary: 'Começa a entrada com a conta da escola' })
  .input(
    v.object({
      destino: v.pipe(
        v.string(),
        v.transform((target) => safeRedirectPath(target)),
      ),
    }),
  )
  .output(v.object({ url: v.pipe(v.string(), v.url()) }));

const answerText = v.pipe(v.string(), v.maxLength(4000));

/**
 * Takes what the issuer answered, once. 410 `ENTRADA_SEM_VALIDADE`; 409 `ENTRADA_CANCELADA`; 503
 * `CONTA_DA_ESCOLA_FORA_DO_AR`; 403 `CONTA_DA_ESCOLA_RECUSADA`, `EMAIL_DA_ESCOLA_NAO_CONFIRMADO`,
 * `DOMINIO_RECUSADO`, `SEM_ACESSO_A_EQUIPE`, `OUTRA_CONTA_DA_ESCOLA`.
 */
export const completeSchoolSignIn = oc
  .route({ method: 'POST', path: `${path}/retorno`, summary: 'Conclui a entrada com a conta da escola' })
  .input(
    v.object({
      state: answerText,
      code: v.optional(answerText),
      iss: v.optional(answerText),
      error: v.optional(answerText),
    }),
  )
  .output(
    v.object({
      destino: v.string(),
      /** As after a password: what comes before anything else. */
      proximo: v.optional(v.picklist(['codigo', 'segundo-fator'])),
    }),
  );
