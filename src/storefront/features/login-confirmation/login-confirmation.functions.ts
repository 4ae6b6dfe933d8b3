import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { loginConfirmationAnswers } from '#/contract/identity/login-confirmation.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const linkSchema = v.object({ hash: v.pipe(v.string(), v.maxLength(100)) });

export const fetchAskedSignIn = createServerFn({ method: 'POST' })
  .validator(linkSchema)
  .handler(({ data }) => {
    return backend().loginConfirmation.checkLoginConfirmation(data);
  });

export const answerSignIn = createServerFn({ method: 'POST' })
  .validator(v.object({ ...linkSchema.entries, resposta: v.picklist(loginConfirmationAnswers) }))
  .handler(({ data }) => {
    return backend().loginConfirmation.answerLoginConfirmation(data);
  });
