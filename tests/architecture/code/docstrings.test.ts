import { docstrings } from './docstrings.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('public functions tell their caller what to know', docstrings, {
  breaks: {
    'a bare function': { 'src/domain/a.ts': 'export function a() {}' },
    'a bare arrow function': { 'src/backend/a.ts': 'export const a = () => { run(); };' },
    'a bare class': { 'src/storefront/backend-client/a.server.ts': 'export class A {}' },
    'a comment that is no docstring': { 'src/contract/a.ts': '// Adds.\nexport function a() {}' },
    'an error that is not told': {
      'src/domain/a.ts': '/** Adds. */\nexport function a() { if (b) throw new RangeError("b"); }',
    },
    'the docstring of something else': {
      'src/domain/a.ts': '/** Adds. */\nconst one = 1;\nexport function a() {}',
    },
  },
  keeps: {
    'docstrings, plain data and what is not exported': {
      'src/domain/a.ts':
        '/** Adds.\n * Cents. */\nexport function a() {}\nexport const limit = 3;\nexport const d = () => 1;\nfunction b() {}\nexport type C = 1;',
      'src/backend/modules/x/x-repository.ts': 'export function findX() {}',
      'src/domain/b.ts':
        '/** Adds.\n * @throws RangeError for b */\nexport function a() { throw new RangeError("b"); }\n' +
        '/** Makes it. */\nexport function c() { return () => { throw new RangeError("b"); }; }\n' +
        '/** Tries. */\nexport function d() { try { c(); } catch (error) { throw error; } throw new Error("never"); }',
      'src/storefront/ui/a.tsx': 'export function A() { return null; }',
    },
  },
});
