import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameDrawing } from '#/platform/rendering/drawing.ts';

it('has one name for the same data drawn in the same way, and others for all else', () => {
  const named = fc.tuple(fc.constantFrom('card', 'tile'), fc.object());
  fc.assert(
    fc.property(named, named, (a, b) => {
      const same = JSON.stringify(a) === JSON.stringify(b);
      expect(nameDrawing(...a) === nameDrawing(...b)).toBe(same);
      expect(nameDrawing(...a)).toBe(nameDrawing(a[0], structuredClone(a[1])));
    }),
  );
});

it('has names that an attribute and a selector take as they are', () => {
  for (let count = 0; count < 200; count += 1)
    expect(nameDrawing('card', { count })).toMatch(/^[a-z\d]{5,11}$/);
});
