import { describeRule } from '../support/describe-rule.ts';
import { shortComments } from './comments.ts';

const wide = `// ${'why '.repeat(30)}`;
const docstrings = '/** What a caller must know. */\nexport const a = 1;\n'.repeat(9);

describeRule('comments are narrow and few', shortComments, {
  breaks: {
    'a wide line': { 'src/domain/a.ts': `${wide}\nexport const a = 1;` },
    'a wide line of a docstring': { 'src/domain/a.ts': `/**\n * One.\n * ${wide}\n */\nexport const a = 1;` },
    'a comment behind code that makes the line wide': {
      'src/domain/a.ts': `export const a = '${'x'.repeat(90)}'; // because it is so`,
    },
    'a file with a comment on every line': {
      'tests/unit/a.ts': '// why\nlet a = 1;\n'.repeat(9),
    },
    'docstrings on every line of src': { 'src/': '', 'src/domain/a.ts': docstrings },
  },
  keeps: {
    'a few lines': {
      'src/domain/a.ts': `/**\n * What a caller must know.\n * In cents.\n */\n// Why.\nexport const a = 1;\n`,
    },
    'ids of rules': { 'src/domain/a.ts': '// PIX-1, PIX-2\nlet a = 1;\n'.repeat(9) },
    'docstrings of wire fields and of interfaces to providers': {
      'src/contract/a.ts': docstrings,
      'src/backend/payments/provider.ts': docstrings,
    },
    'wide code': { 'src/domain/a.ts': `export const a = '${'x'.repeat(120)}';` },
  },
});
