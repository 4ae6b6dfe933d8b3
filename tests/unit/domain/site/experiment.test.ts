import { describe, expect, it } from 'vitest';
import { chooseAreaVariant, experimentCookie } from '#/domain/site/experiment.ts';

const never = () => {
  throw new Error('drew lots');
};

describe('outside of production', () => {
  it.each([
    ['control', 'control'],
    ['variant-a', 'variant-a'],
    ['split', 'control'],
  ] as const)('configured %s shows %s, whatever the cookie says', (configured, variant) => {
    for (const cached of [undefined, 'control', 'variant-a']) {
      expect(chooseAreaVariant({ production: false, configured, cached, random: never })).toEqual({
        variant,
        cache: false,
      });
    }
  });
});

describe('in production (SHELL-12)', () => {
  it.each(['control', 'variant-a'] as const)('keeps to the cookie %s', (cached) => {
    for (const configured of ['control', 'variant-a', 'split'] as const) {
      expect(chooseAreaVariant({ production: true, configured, cached, random: never })).toEqual({
        variant: cached,
        cache: false,
      });
    }
  });

  it.each([
    ['control', 0.9, 'control'],
    ['variant-a', 0.1, 'variant-a'],
    ['split', 0.49, 'control'],
    ['split', 0.5, 'variant-a'],
  ] as const)('configured %s and lot %d give %s, which is cached', (configured, lot, variant) => {
    for (const cached of [undefined, '', 'variant-b']) {
      expect(chooseAreaVariant({ production: true, configured, cached, random: () => lot })).toEqual({
        variant,
        cache: true,
      });
    }
  });
});

it('names the cookie after the experiment', () => {
  expect(experimentCookie('nova-area-nobre')).toBe('exp_nova-area-nobre');
});
