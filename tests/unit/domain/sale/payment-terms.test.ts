import { expect, it } from 'vitest';
import { companyForms, maxInstallments, offeredInstallments } from '#/domain/sale/payment-terms.ts';
import { addDays } from '#/domain/time/dates.ts';

const today = '2026-11-02';
const shop = { forms: ['pix', 'boleto', 'cartao'], hasCarne: true } as const;
const offer = { most: 24, offerStart: { data_inicio: addDays(today, 60) } };

it('promises what the forms of the shop take, and no more (PURCHASE-9, PURCHASE-10)', () => {
  expect(offeredInstallments(offer, shop, today)).toBe(24);
  expect(offeredInstallments(offer, { ...shop, forms: ['pix', 'cartao'] }, today)).toBe(13);
  expect(offeredInstallments(offer, { ...shop, forms: ['pix'] }, today)).toBe(1);
  expect(offeredInstallments(offer, { forms: [], hasCarne: false }, today)).toBe(1);
});

it('promises no boleto that an offer begins too soon for (BOLETO-10)', () => {
  const soon = { ...offer, offerStart: { data_inicio: addDays(today, 2) } };
  expect(offeredInstallments(soon, shop, today)).toBe(13);
  expect(offeredInstallments(soon, { ...shop, forms: ['pix', 'boleto'] }, today)).toBe(1);
});

it('has no carnê where the bank registers none', () => {
  expect(maxInstallments('boleto', 24, { hasCarne: false })).toBe(1);
  expect(offeredInstallments(offer, { ...shop, hasCarne: false }, today)).toBe(13);
});

it('lets a company pay by what needs no person: no card, and no boleto with an address (PURCHASE-9, BOLETO-15)', () => {
  expect(companyForms({ ...shop, needsAddress: false })).toEqual(['pix', 'boleto']);
  expect(companyForms({ ...shop, needsAddress: true })).toEqual(['pix']);
  expect(companyForms({ forms: ['cartao'], needsAddress: false })).toEqual([]);
});
