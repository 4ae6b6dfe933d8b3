import { expect, it } from 'vitest';
import { describeEnrolment } from '#/storefront/features/enrolment/enrolment-texts.ts';

const enrolled = {
  estado: 'MATRICULADA',
  convite_expira_em: null,
  oferta: { data_fim: '2026-04-29' },
} as unknown as Parameters<typeof describeEnrolment>[0];

it('who is enrolled has a seat until the offer is over', () => {
  expect(describeEnrolment(enrolled, '2026-04-29')).toBe('Sua vaga está garantida, e não há nada a pagar.');
  expect(describeEnrolment(enrolled, '2026-04-30')).toBe('A turma terminou em 29/abr/2026.');
});
