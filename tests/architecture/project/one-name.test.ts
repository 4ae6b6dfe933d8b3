import { describeRule } from '../support/describe-rule.ts';
import { oneName } from './one-name.ts';

describeRule('no two exported functions of one program have one name', oneName, {
  breaks: {
    'two functions': {
      'src/backend/a.ts': 'export function endEnrolment() {}',
      'src/backend/b.ts': 'export async function endEnrolment() {}',
    },
    'a function and a server function': {
      'src/storefront/a.ts': 'export const findPlace = () => 1;',
      'src/storefront/b.ts': 'export const findPlace = createServerFn().validator(x).handler(() => 1);',
    },
  },
  keeps: {
    'overloads, types, other programs and what is not exported': {
      'src/backend/a.ts': 'export function a(x: 1): 1; export function a(x: unknown) { return x; }',
      'src/storefront/a.ts': 'export function a() {} export type B = 1;',
      'src/storefront/b.ts': 'function a() {} export const B = 1;',
    },
  },
});
