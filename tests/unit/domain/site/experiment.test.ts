import { describe, expect, it } from 'vitest';
import { chooseAreaVariant, experimentCookie, shownAreaVariant } from '#/domain/site/experiment.ts';

const never = () => {
  throw new Error('drew lots');
};

it.each([
  ['control', 'control'],
  ['variant-a', 'variant-a'],
  ['split', 'control'],
] as const)(
  'outside of production, configured %s shows %s, whatever the cookie says',
  (configured, variant) => {
    for (const cached of [undefined, 'control', 'variant-a']) {
      expect(shownAreaVariant({ production: false, configured, cached })).toBe(variant);
    }
  },
);

describe('in production (SHELL-12)', () => {
  it.each(['control', 'variant-a'] as const)('a page keeps to the cookie %s', (cached) => {
    for (const configured of ['control', 'variant-a', 'split'] as const) {
      expect(shownAreaVariant({ production: true, configured, cached })).toBe(cached);
    }
  });

  it('a page shows what is configured to whom a cookie names no variant', () => {
    expect(shownAreaVariant({ production: true, configured: 'variant-a', cached: 'x' })).toBe('variant-a');
    expect(shownAreaVariant({ production: true, configured: 'split', cached: undefined })).toBe('control');
  });

  it('who has none gets the configured one without lots, or the one of their lot', () => {
    expect(chooseAreaVariant({ configured: 'control', random: never })).toBe('control');
    expect(chooseAreaVariant({ configured: 'variant-a', random: never })).toBe('variant-a');
    expect(chooseAreaVariant({ configured: 'split', random: () => 0.49 })).toBe('control');
    expect(chooseAreaVariant({ configured: 'split', random: () => 0.5 })).toBe('variant-a');
  });
});

it('names the cookie after the experiment', () => {
  expect(experimentCookie('nova-area-nobre')).toBe('exp_nova-area-nobre');
});
