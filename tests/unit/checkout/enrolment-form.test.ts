import { describe, expect, it } from 'vitest';
import {
  type EnrolmentForm,
  isEnrolmentFormComplete,
} from '#/storefront/features/checkout/enrolment-form.ts';

const COMPLETE: EnrolmentForm = {
  fullName: 'Ana Lima',
  cpf: '529.982.247-25',
  birthDate: { day: '1', month: '2', year: '1990' },
  telefone: '(48) 99123-4567',
  email: 'ana@example.com',
};

describe('enrolment form (FORM-20)', () => {
  it('is complete', () => {
    expect(isEnrolmentFormComplete(COMPLETE)).toBe(true);
  });

  it.each<[string, Partial<EnrolmentForm>]>([
    ['a name', { fullName: ' ' }],
    ['a valid CPF', { cpf: '529.982.247-26' }],
    ['a day', { birthDate: { ...COMPLETE.birthDate, day: '' } }],
    ['a month', { birthDate: { ...COMPLETE.birthDate, month: '' } }],
    ['a year of 4 digits', { birthDate: { ...COMPLETE.birthDate, year: '90' } }],
    ['a phone', { telefone: '' }],
    ['a valid e-mail', { email: 'ana@' }],
  ])('is not complete without %s', (_, missing) => {
    expect(isEnrolmentFormComplete({ ...COMPLETE, ...missing })).toBe(false);
  });
});
