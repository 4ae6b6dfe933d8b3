import { expect, it } from 'vitest';
import { documentDeadline } from '#/domain/enrolment/document-deadline.ts';
import {
  asksForDocuments,
  documentsAskedFor,
  missingDocuments,
  OTHER_DOCUMENT,
} from '#/domain/enrolment/enrolment-document.ts';
import { readTypedReais } from '#/domain/enrolment/income-declaration.ts';

it.each([
  ['a week, with a later offer', '2026-12-01', '2026-11-08'],
  ['the eve of an earlier offer', '2026-11-05', '2026-11-04'],
  ['the next day, with an offer that begins then', '2026-11-02', '2026-11-02'],
  ['the next day, with an offer that has begun', '2026-11-01', '2026-11-02'],
] as const)('documents may be sent for %s (ENROLMENT-19)', (_what, begins, deadline) => {
  expect(documentDeadline('2026-11-01', begins)).toBe(deadline);
});

// ENROLMENT-13
it('documents are asked for of a grant always, of a free offer where it says so', () => {
  const offer = { documentos: ['rg'], confere_documentos: false };
  expect(asksForDocuments({ ...offer, tipo_oferta: 'BOLSA' })).toBe(true);
  expect(asksForDocuments({ ...offer, tipo_oferta: 'GRATUITO' })).toBe(false);
  expect(asksForDocuments({ ...offer, tipo_oferta: 'GRATUITO', confere_documentos: true })).toBe(true);
  expect(asksForDocuments({ ...offer, tipo_oferta: 'PAGO', confere_documentos: true })).toBe(false);
  expect(documentsAskedFor({ ...offer, tipo_oferta: 'GRATUITO' })).toEqual([]);
  const free = { tipo_oferta: 'GRATUITO', documentos: ['rg', 'rg'], confere_documentos: true };
  expect(documentsAskedFor(free)).toEqual(['rg', OTHER_DOCUMENT]);
});

it('an infected document counts as missing, another document is never missing', () => {
  const sent = [
    { tipo: 'rg', situacao: 'INFECTADO' as const },
    { tipo: 'cpf', situacao: 'RECEBIDO' as const },
  ];
  expect(missingDocuments(['rg', 'cpf', OTHER_DOCUMENT], sent)).toEqual(['rg']);
});

it.each([
  ['2.400,50', 2400.5],
  ['2400.5', 2400.5],
  ['2.400', 2400],
  ['R$ 99.456', 99_456],
  ['1,5', 1.5],
  ['2.40', 2.4],
  ['-1', undefined],
  ['1.2.3', undefined],
])('an income typed as %s is %s', (typed, reais) => {
  expect(readTypedReais(typed)).toBe(reais);
});
