import { expect, it } from 'vitest';
import { isStudentStepComplete } from '#/storefront/features/checkout/checkout.schema.ts';

const today = '2026-04-03';
const adult = {
  nome: 'Ana Lima',
  cpf: '529.982.247-25',
  dia: '01',
  mes: '02',
  ano: '1990',
  telefone: '(48) 99123-4567',
  email: 'ana@example.com',
};
const minor = { ...adult, ano: '2010' };
const anonymous = { nome: '', cpf: '', telefone: '', email: '', parentesco: '' };
const mother = {
  nome: 'Rita Lima',
  cpf: '111.444.777-35',
  telefone: '(48) 99123-4568',
  email: 'rita@example.com',
  parentesco: 'MAE',
};

// FORM-20, GUARDIAN-1
it('the first step has its tick once the student, and who answers for one under 18, are whole', () => {
  expect(isStudentStepComplete(adult, anonymous, today)).toBe(true);
  expect(isStudentStepComplete(minor, anonymous, today)).toBe(false);
  expect(isStudentStepComplete(minor, { ...mother, parentesco: '' }, today)).toBe(false);
  expect(isStudentStepComplete(minor, mother, today)).toBe(true);
});
