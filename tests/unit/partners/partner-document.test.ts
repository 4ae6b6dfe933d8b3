import { expect, it } from 'vitest';
import { needsOwnDocument } from '#/storefront/features/partners/partner-document.ts';

const visitor = { isOpen: false, isGranted: true, isVisitor: true };

// ANALYTICS-11
it.each([
  ['a visitor who allowed it goes on to a list', visitor, '/ofertas', true],
  ['the same, in a document that lets the scripts in', { ...visitor, isOpen: true }, '/ofertas', false],
  ['from there to the account', { ...visitor, isOpen: true }, '/minha-conta', true],
  ['from there, after signing in', { ...visitor, isOpen: true, isVisitor: false }, '/ofertas', true],
  [
    'from there, after taking the permission back',
    { ...visitor, isOpen: true, isGranted: false },
    '/ofertas',
    true,
  ],
  ['a visitor who refused', { ...visitor, isGranted: false }, '/ofertas', false],
  ['somebody signed in', { ...visitor, isVisitor: false }, '/ofertas', false],
  ['a visitor on the way to the account', visitor, '/minha-conta', false],
])('%s needs a document of its own: %s', (_, document, path, needed) => {
  expect(needsOwnDocument(document, path)).toBe(needed);
});
