import { describe, expect, test } from 'vitest';
import {
  validateQuestion,
  validateReview,
  readQuestion,
  readReview,
} from '#/storefront/features/course/course.schema.ts';

function formOf(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('a review', () => {
  test.each([
    [{}, { nota: 'Escolha de 1 a 5 estrelas.', texto: 'Este campo é obrigatório.' }],
    [
      { nota: '6', texto: 'Muito bom' },
      { nota: 'Escolha de 1 a 5 estrelas.', texto: 'Este campo está incompleto.' },
    ],
    [
      { nota: '5', texto: ' Muito bom! ' },
      { nota: undefined, texto: undefined },
    ],
  ])('%j', (typed, fieldErrors) => {
    expect(validateReview(readReview(formOf(typed)))).toEqual(fieldErrors);
  });

  test('is sent without the blanks around it', () => {
    expect(readReview(formOf({ nota: '4', texto: ' Muito bom!\n' }))).toEqual({
      nota: 4,
      texto: 'Muito bom!',
    });
  });
});

test.each([
  ['', 'Este campo é obrigatório.'],
  ['Tem bolsa?', undefined],
  ['Tem vaga?', 'Este campo está incompleto.'],
  ['a'.repeat(1001), 'Este campo deve ter no máximo 1000 caracteres'],
])('the question %j is told %j', (texto, problem) => {
  expect(validateQuestion(readQuestion(formOf({ texto })))).toEqual({ texto: problem });
});
