import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '#/storefront/shared/course/text-cut.ts';

describe('cut text (TEXT-5)', () => {
  it('leaves 50 characters alone', () => {
    expect(cutText('a'.repeat(50))).toBe('a'.repeat(50));
    expect(cutText('')).toBe('');
  });

  it('ends with an ellipsis after a whole word', () => {
    expect(cutText('Instalações elétricas prediais e industriais com segurança')).toBe(
      'Instalações elétricas prediais e industriais com…',
    );
    expect(cutText('um dois três', 7)).toBe('um dois…');
    expect(cutText('um dois três', 8)).toBe('um dois…');
  });

  it('cuts one long word where it must', () => {
    expect(cutText('a'.repeat(60))).toBe(`${'a'.repeat(50)}…`);
    expect(cutText('😀'.repeat(60))).toBe(`${'😀'.repeat(50)}…`);
  });

  it('is a beginning of the text of about the length asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 51, maxLength: 200 }), (text) => {
        const cut = cutText(text);
        if ([...text].length <= 50) return expect(cut).toBe(text);
        expect(cut.endsWith('…')).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(51);
      }),
    );
  });
});
