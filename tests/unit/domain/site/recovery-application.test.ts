import { describe, expect, it } from 'vitest';
import {
  checkoutOfApplication,
  isRecoveryApplication,
  recoveryApplicationOf,
} from '#/domain/site/recovery-application.ts';

describe('codigoAplicacao', () => {
  it.each([
    [undefined, 'vitrine'],
    ['/', 'vitrine'],
    ['/minha-conta', 'vitrine'],
    ['/minhas-compras/01J', 'compras'],
    ['/checkout/12-345', 'checkout-12-345'],
    ['/checkout/12-345?cupom=DEZ', 'checkout-12-345'],
    ['/checkout/12', 'vitrine'],
    ['/checkouts/12-345', 'vitrine'],
    ['https://loja.example/checkout/12-345', 'vitrine'],
  ])('of a person who was on the way to %s is %s', (redirectTo, code) => {
    expect(recoveryApplicationOf(redirectTo)).toBe(code);
    expect(isRecoveryApplication(code)).toBe(true);
  });

  it.each(['', 'outra', 'checkout-', 'checkout-1', 'checkout-0-1', 'checkout-1-2-3', 'checkout-1-2/..', 7])(
    '%j is none',
    (code) => {
      expect(isRecoveryApplication(code)).toBe(false);
    },
  );

  it('names the offer of its checkout', () => {
    expect(checkoutOfApplication('checkout-12-345')).toEqual({ courseId: 12, offerId: 345 });
    expect(checkoutOfApplication('compras')).toBeUndefined();
  });
});
