import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { instantSchema, textSchema } from '../wire.ts';

const path = '/api/confirmacao-login/{hash}';
const hash = textSchema(100);

/**
 * Which sign-in the link of the mail asks about. It stays good, however often this is
 * asked; 410 `LINK_SEM_VALIDADE`.
 */
export const checkLoginConfirmation = oc
  .route({ method: 'GET', path, summary: 'Acesso que um link pede para conferir' })
  .input(v.object({ hash }))
  .output(
    v.object({
      em: instantSchema,
      /** How the browser calls itself. */
      agente: v.nullable(v.string()),
    }),
  );

export const loginConfirmationAnswers = ['fui-eu', 'nao-fui-eu'] as const;

/**
 * Uses up the link. `nao-fui-eu` ends every session of the login and its password, and sends a link for a new
 * one. No session needed.
 */
export const answerLoginConfirmation = oc
  .route({ method: 'POST', path, summary: 'Diz se o acesso foi da pessoa' })
  .input(v.object({ hash, resposta: v.picklist(loginConfirmationAnswers) }))
  .output(v.object({ resposta: v.picklist(loginConfirmationAnswers), email: v.string() }));
