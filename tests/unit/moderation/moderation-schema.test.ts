import { describe, expect, it } from 'vitest';
import { refusalReasonLabels, refusalReasons } from '#/domain/community/moderation.ts';
import {
  validateAnswer,
  validateDecision,
  readAnswerText,
  readDecision,
  toDecision,
} from '#/storefront/features/moderation/moderation.schema.ts';

function formOf(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('a decision on a review', () => {
  const problemOf = (entries: Record<string, string>) => validateDecision(readDecision(formOf(entries)));

  it('to refuse takes one of the reasons', () => {
    const refused = { id: '7', decisao: 'RECUSADA' };
    expect(problemOf({ ...refused, motivo: '' })).toEqual({ motivo: 'Escolha o motivo da recusa.' });
    expect(problemOf({ ...refused, motivo: 'NADA' })).toEqual({ motivo: 'Escolha o motivo da recusa.' });
    for (const motivo of refusalReasons) expect(problemOf({ ...refused, motivo })).toEqual({});
    expect(toDecision(readDecision(formOf({ ...refused, motivo: 'OFENSA' })))).toEqual({
      id: 7,
      decisao: 'RECUSADA',
      motivo: 'OFENSA',
    });
  });

  it('to publish takes none, and leaves out the one that was chosen', () => {
    const entries = { id: '7', decisao: 'PUBLICADA', motivo: 'OFENSA' };
    expect(problemOf({ ...entries, motivo: '' })).toEqual({});
    expect(toDecision(readDecision(formOf(entries)))).toEqual({ id: 7, decisao: 'PUBLICADA' });
  });

  it('has nothing wrong while the form is only being filled in', () => {
    expect(problemOf({ id: '7', motivo: '' })).toEqual({});
  });

  it('has a label for each reason, no two alike', () => {
    expect(new Set(Object.values(refusalReasonLabels)).size).toBe(refusalReasons.length);
  });
});

describe('an answer', () => {
  it.each([
    ['', 'Este campo é obrigatório.'],
    ['   ', 'Este campo é obrigatório.'],
    ['Sim, tem.', 'Este campo está incompleto.'],
    ['  Sim, tem.  ', 'Este campo está incompleto.'],
    ['Sim, há um.', undefined],
    ['á'.repeat(2000), undefined],
    ['á'.repeat(2001), expect.stringContaining('no máximo 2000 caracteres')],
  ])('%j: %s', (resposta, problem) => {
    expect(validateAnswer(readAnswerText(formOf({ id: '7', resposta }))).resposta).toEqual(problem);
  });
});
