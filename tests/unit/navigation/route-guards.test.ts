import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createGuards } from '#/storefront/features/navigation/route-guards.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import type { SignedIn } from '#/storefront/features/session/session.functions.ts';
import { signedInStudent as person } from '../../support/backend/signed-in.ts';

const routeFor = (signedIn: SignedIn | null) => ({
  context: { session: { name: 'x', person: signedIn } },
  location: { href: '/minhas-compras?pagina=2' },
});

function targetOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    if (isRedirect(error)) return [error.options.to, error.options.search];
    throw error;
  }
  return 'stays';
}

it('calls guards by name, in the order given, until one stops', () => {
  const called: string[] = [];
  const run = createGuards({
    first: (log: string[]) => void log.push('first'),
    second: () => {
      throw new Error('stopped');
    },
    third: (log: string[]) => void log.push('third'),
  });
  expect(() => run(called, 'first', 'second', 'third')).toThrow('stopped');
  expect(called).toEqual(['first']);
});

it.each(['nobody', 'toString', '__proto__'])('throws at a name it does not know: %s (PAGE-8)', (name) => {
  // The compiler refuses these; the name of a guard may come from elsewhere.
  expect(() => guard(routeFor(person), name as 'signed-in')).toThrow('Unknown route middleware');
});

describe('the guards of the routes', () => {
  it('send visitors to sign in and back (SESSION-14)', () => {
    expect(targetOf(() => guard(routeFor(null), 'signed-in', 'phone-check'))).toEqual([
      '/autenticacao',
      { redirect_to: '/minhas-compras?pagina=2' },
    ]);
  });

  it('send who has no phone to register one and back', () => {
    const phoneless = { ...person, temTelefone: false };
    expect(targetOf(() => guard(routeFor(phoneless), 'signed-in', 'phone-check'))).toEqual([
      '/cadastrar-telefone',
      { redirect_to: '/minhas-compras?pagina=2' },
    ]);
    expect(targetOf(() => guard(routeFor({ ...phoneless, is_contact_center: true }), 'phone-check'))).toBe(
      'stays',
    );
  });

  it('send who has to turn the second factor on there from the pages of the team, and back', () => {
    const admin: SignedIn = { ...person, tipoLogin: 'ADMIN', lacksSecondFactor: true };
    for (const name of ['moderate-reviews', 'answer-questions'] as const) {
      expect(targetOf(() => guard(routeFor(admin), name))).toEqual([
        '/verificacao-em-duas-etapas',
        { redirect_to: '/minhas-compras?pagina=2' },
      ]);
      expect(targetOf(() => guard(routeFor({ ...admin, lacksSecondFactor: false }), name))).toBe('stays');
    }
    expect(targetOf(() => guard(routeFor(admin), 'team'))).toBe('stays');
  });

  it('let everyone else pass', () => {
    expect(targetOf(() => guard(routeFor(person), 'signed-in', 'phone-check'))).toBe('stays');
    expect(targetOf(() => guard(routeFor(null), 'phone-check'))).toBe('stays');
  });
});
