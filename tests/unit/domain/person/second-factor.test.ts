import { expect, it } from 'vitest';
import { isShopper, loginKinds } from '#/domain/person/login-kind.ts';
import {
  mayHaveSecondFactor,
  mayResetSecondFactor,
  mustHaveSecondFactor,
} from '#/domain/person/second-factor.ts';

it('staff may have a second factor, who handles money must', () => {
  expect(loginKinds.filter(isShopper)).toEqual(['ALUNO', 'RESPONSAVEL', 'EMPRESA']);
  expect(loginKinds.filter((kind) => !mayHaveSecondFactor(kind))).toEqual(loginKinds.filter(isShopper));
  expect(loginKinds.filter(mustHaveSecondFactor)).toEqual(['FINANCEIRO', 'ADMIN']);
});

it('an administrator resets that of all staff, a supervisor that of sellers', () => {
  const resets = loginKinds.flatMap((actor) =>
    loginKinds.filter((owner) => mayResetSecondFactor(actor, owner)).map((owner) => `${actor} ${owner}`),
  );
  expect(resets.toSorted()).toEqual(
    [
      ...loginKinds.filter((kind) => !isShopper(kind)).map((owner) => `ADMIN ${owner}`),
      'SUPERVISOR CONTACT_CENTER',
    ].toSorted(),
  );
});
