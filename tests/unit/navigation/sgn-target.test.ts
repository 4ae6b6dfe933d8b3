import { expect, it } from 'vitest';
import { sgnTarget } from '#/storefront/features/navigation/redirect/sgn-target.ts';

const origins = ['https://sgn.example', 'http://interno.example:8080'];

it.each([
  ['matricula/42', 'https://sgn.example', 'https://sgn.example/matricula/42'],
  ['matricula/42', 'https://SGN.example/', 'https://sgn.example/matricula/42'],
  ['/fora.example/x', 'https://sgn.example', 'https://sgn.example//fora.example/x'],
  ['', 'http://interno.example:8080', 'http://interno.example:8080/'],
])('leads %s at %s to %s (PAGE-9)', (path, origin, target) => {
  expect(sgnTarget(path, origin, origins)).toBe(target);
});

it.each([
  'https://fora.example',
  'http://sgn.example',
  'https://sgn.example.fora.example',
  'javascript:alert(1)',
  '',
])('leads nowhere from origin "%s"', (origin) => {
  expect(sgnTarget('matricula', origin, origins)).toBeNull();
});
