import { kebabCase, speakingNames } from './names.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('names say what is inside', speakingNames, {
  breaks: {
    'a folder of utils': { 'src/utils/money.ts': '' },
    'a helper file': { 'src/domain/helpers.ts': '' },
    'a common file of tests': { 'tests/unit/common.test.ts': '' },
    'a folder of misc': { 'src/storefront/features/misc/thing.ts': '' },
  },
  keeps: { 'a word that only contains one': { 'src/domain/common-names.ts': '' } },
});

describeRule('files and folders are in kebab-case', kebabCase, {
  breaks: {
    'camel case': { 'src/domain/birthDate.ts': '' },
    'pascal case': { 'src/storefront/ui/Button.tsx': '' },
    'snake case': { 'src/domain/birth_date.ts': '' },
    'a folder in camel case': { 'src/storefront/features/myAccount/page.tsx': '' },
  },
  keeps: {
    'kinds, numbers, migrations and routes': {
      'src/storefront/features/course/course.queries.ts': '',
      'docs/decisions/0001-start-without-vinxi.md': '',
      'src/backend/db/migrations/0000_catalogue.sql': '',
      'src/storefront/routes/_default/$modality.$nomeCurso.tsx': '',
      'src/storefront/routeTree.gen.ts': '',
    },
  },
});
