import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { redirectTextSchema } from '#/domain/site/redirects/redirect-lines.ts';
import { pageInput, pageOf } from '../wire.ts';

const deskRedirectSchema = v.object({
  caminho: v.string(),
  /** Null for a page that is gone for good. */
  destino: v.nullable(v.string()),
});

const path = '/api/gestao/redirecionamentos';

export const listRedirects = oc
  .route({ method: 'GET', path, summary: 'Redirecionamentos da loja' })
  .input(pageInput)
  .output(pageOf(deskRedirectSchema));

/** All of its lines, or none: 422 `REDIRECIONAMENTO_RECUSADO` names each line that can't be. */
export const addRedirects = oc
  .route({ method: 'POST', path, summary: 'Cria redirecionamentos' })
  .input(v.object({ linhas: redirectTextSchema }))
  .output(v.object({ total: v.number() }));

/** Again, it changes nothing. */
export const removeRedirect = oc
  .route({ method: 'POST', path: `${path}/remover`, summary: 'Remove um redirecionamento' })
  .input(v.object({ caminho: v.pipe(v.string(), v.maxLength(2000)) }))
  .output(v.object({ ok: v.literal(true) }));
