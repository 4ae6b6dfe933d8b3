import { expect, test } from 'vitest';
import { findMessageProblem } from '../../../tools/gate/commit-message.ts';

test.each([
  'feat: sell a course',
  'fix(pix): keep the seat while the charge lives',
  'refactor(simulated-bank)!: move the clock in one place',
  'test(server,purchasing): room for slow machines',
  'docs: two programs\n\nWhy they are two.',
  'Revert "feat: sell a course"',
])('accepts %j', (message) => {
  expect(findMessageProblem(message)).toBeUndefined();
});

test('a subject has 72 characters at most, and had 100 before 2026-11-29', () => {
  expect(findMessageProblem(`feat: ${'x'.repeat(66)}`)).toBeUndefined();
  expect(findMessageProblem(`feat: ${'x'.repeat(94)}`, '2026-11-28')).toBeUndefined();
  expect(findMessageProblem(`feat: ${'x'.repeat(95)}`, '2026-11-28')).toContain('100');
});

test.each([
  ['no type', 'Sell a course'],
  ['an unknown type', 'feature: sell a course'],
  ['an upper-case scope', 'feat(Pix): sell a course'],
  ['a list of scopes with spaces', 'feat(pix, mail): sell a course'],
  ['no space', 'feat:sell a course'],
  ['no subject', 'feat: '],
  ['a full stop', 'feat: sell a course.'],
  ['a subject of 73 characters', `feat: ${'x'.repeat(67)}`],
  ['a body right under the subject', 'feat: sell a course\nand a second line'],
])('refuses %s', (_, message) => {
  expect(findMessageProblem(message)).toEqual(expect.any(String));
});
