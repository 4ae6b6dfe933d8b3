import { noRawValues } from './design-tokens.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('components use tokens, never raw values', noRawValues, {
  breaks: {
    'a colour in a style': { 'src/storefront/ui/a.tsx': "const a = <p style={{ color: '#0af' }} />;" },
    'a colour in an offer': { 'src/storefront/ui/a.tsx': 'const a = <p className="bg-[#0a1f3f] p-4" />;' },
    'a colour by function': {
      'src/storefront/features/x/a.tsx': 'const a = <path fill="rgb(0 0 0 / 50%)" />;',
    },
    'pixels in an offer': { 'src/storefront/routes/a.tsx': 'const a = <p className="mt-[13px]" />;' },
    'pixels in a template': { 'src/storefront/shared/a.tsx': 'const a = (n: number) => `${n} 12px`;' },
    'a colour in a style sheet': { 'src/storefront/styles/app.css': 'p {\n  color: #123456;\n}' },
  },
  keeps: {
    'tokens, links to a part of the page, comments and the alias of imports': {
      'src/storefront/ui/a.tsx':
        'import { b } from \'#/add.ts\'; /* 12px, #fff */ const a = <a href="#conteudo" className="p-4 text-ink-900" />;',
      'src/storefront/styles/app.css': '/* #fff */ p { color: theme(colors.body); }',
      'tailwind.config.ts': "export default { white: '#ffffff' };",
    },
  },
});
