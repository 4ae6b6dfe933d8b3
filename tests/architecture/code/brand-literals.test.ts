import { describeRule } from '../support/describe-rule.ts';
import { brandLiterals } from './brand-literals.ts';

describeRule('nothing but the seed names the demonstration', brandLiterals, {
  breaks: {
    'its name in a title': {
      'src/storefront/routes/a.tsx': "head: () => ({ meta: [{ title: 'Entrar | Vitrine' }] })",
    },
    'its name in a mail': { 'src/backend/mail/templates/a.tsx': '<p>Boas-vindas à Vitrine.</p>' },
    'its CNPJ': { 'src/domain/a.ts': "const cnpj = '41.276.508/0001-02';" },
    'its domain': { 'src/backend/a.ts': "const from = 'ajuda@vitrine.dev';" },
    'its phone': { 'src/storefront/features/a/a.tsx': '<a href="tel:0800">0800 048 1212</a>' },
    'its number for chats': { 'src/domain/a.ts': "const chat = '5548999001212';" },
  },
  keeps: {
    'the seed': { 'src/backend/db/seed/content/a.ts': "const nome = 'Vitrine';" },
    'names of the program and of routes': {
      'src/storefront/shared/page/a.tsx': "<VitrineLink slug={slug} />; const key = 'vitrine:draft';",
    },
  },
});
