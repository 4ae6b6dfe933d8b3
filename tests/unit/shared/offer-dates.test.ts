import { expect, test } from 'vitest';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { describeDates, describeStart } from '#/storefront/shared/course/offer-labels.ts';

const days = { data_inicio: '2026-12-07', data_fim: '2028-11-30' } as const;

test('an offer names its days, in whatever state', () => {
  for (const estado of ['aberta', 'esgotada', 'inscricoes-encerradas', 'terminada', 'cancelada'] as const) {
    expect(describeStart({ ...days, estado })).toBe('Início em 07/dez/2026');
    expect(describeDates({ ...days, estado })).toBe('07/dez/2026 a 30/nov/2028');
  }
});

test('a postponed one names none that it had before (ACCEPTANCE-7)', () => {
  expect(describeStart({ ...days, estado: 'adiada' })).toBe('Nova data a marcar');
  expect(describeDates({ ...days, estado: 'adiada' })).toBe('Nova data a marcar');
  const offer = {
    ...days,
    formato: 'presencial',
    turno: 'noturno',
    cidade: { nome: 'Blumenau' },
    codigo_turma: 'BNU-7',
  } as const;
  expect(offerName({ ...offer, estado: 'adiada' })).toBe('Blumenau · Noite · turma BNU-7');
  expect(offerName({ ...offer, estado: 'aberta' })).toBe('Blumenau · Noite · 07/dez/2026');
});
