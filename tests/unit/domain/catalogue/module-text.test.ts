import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readModules, writeModules } from '#/domain/catalogue/module-text.ts';

it('reads modules as people write them', () => {
  const text = `Fundamentos (40 horas)
- Segurança
• Ferramentas

Prática – 80h
Solda TIG`;
  expect(readModules(text)).toEqual({
    modules: [
      { titulo: 'Fundamentos', carga_horaria: 40, topicos: ['Segurança', 'Ferramentas'] },
      { titulo: 'Prática', carga_horaria: 80, topicos: ['Solda TIG'] },
    ],
  });
});

it('names the line that belongs to no module', () => {
  expect(readModules('\n- Segurança')).toEqual({ problem: expect.stringContaining('Linha 2') });
  expect(readModules(' \n')).toEqual({ modules: [] });
});

const word = fc.stringMatching(/^[A-Za-zÀ-ú]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const written = fc.record({
  titulo: words,
  carga_horaria: fc.integer({ min: 1, max: 9999 }),
  topicos: fc.array(words, { maxLength: 4 }),
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 5 }), (modules) => {
      expect(readModules(writeModules(modules))).toEqual({ modules });
    }),
  );
});
