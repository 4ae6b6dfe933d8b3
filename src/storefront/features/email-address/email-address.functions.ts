import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { emailChangeSchema } from '#/contract/identity/email-address.ts';
import { shownEmail } from '#/domain/person/login-kind.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const undoSchema = v.object({ codigo: v.pipe(v.string(), v.maxLength(100)) });
const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) });

export const fetchAddress = createServerFn({ method: 'GET' }).handler(async () => {
  const person = await backend().session.getPersonData({});
  return { email: shownEmail(person), confirmed: person.emailConfirmado };
});

export const confirmEmail = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().emailAddress.confirmEmail(data);
  });

export const resendConfirmation = createServerFn({ method: 'POST' }).handler(() => {
  return backend().emailAddress.resendConfirmation({});
});

export const changeEmail = createServerFn({ method: 'POST' })
  .validator(emailChangeSchema)
  .handler(({ data }) => {
    return backend().emailAddress.changeEmail(data);
  });

export const fetchUndo = createServerFn({ method: 'POST' })
  .validator(undoSchema)
  .handler(({ data }) => {
    return backend().emailAddress.checkEmailUndo(data);
  });

export const undoEmailChange = createServerFn({ method: 'POST' })
  .validator(undoSchema)
  .handler(({ data }) => {
    return backend().emailAddress.undoEmailChange(data);
  });
