import { noCycles } from './cycles.ts';
import { importStyle, noBarrels } from './modules.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('no import cycles', noCycles, {
  breaks: {
    'two files that import each other': {
      'src/domain/a.ts': "import './b.ts';",
      'src/domain/b.ts': "import '#/domain/a.ts';",
    },
    'a ring of three, closed by a type and a dynamic import': {
      'src/domain/a.ts': "import type { B } from './b.ts';",
      'src/domain/b.ts': "export { C } from './c.ts';",
      'src/domain/c.ts': "const a = () => import('./a.ts');",
    },
  },
  keeps: {
    'a file that two others share': {
      'src/domain/a.ts': "import './b.ts'; import './c.ts';",
      'src/domain/b.ts': "import './c.ts';",
      'src/domain/c.ts': 'export const c = 1;',
    },
  },
});

describeRule('no barrel files', noBarrels, {
  breaks: {
    'an index file': { 'src/storefront/ui/index.ts': 'export const a = 1;' },
    'export all': { 'src/storefront/ui/all.ts': "export * from './button.tsx'; export const b = 1;" },
    'a file of re-exports': {
      'src/storefront/ui/kit.ts':
        "export { Button } from './button.tsx'; export type { Tone } from './tone.ts';",
    },
    'imports that are only passed on': {
      'src/storefront/ui/kit.ts': "import { a } from './a.ts'; export { a };",
    },
  },
  keeps: {
    'the index route and a file with something of its own': {
      'src/storefront/routes/index.tsx': 'export const Route = 1;',
      'src/contract/contract.ts':
        "import { session } from './session.ts'; export const contract = { session };",
    },
  },
});

describeRule('imports are written one way', importStyle, {
  breaks: {
    'a path out of the layer': { 'src/storefront/ui/a.ts': "import '../domain/b.ts';" },
    'a path that climbs two steps': { 'src/backend/db/seed/a.ts': "import '../../clock.ts';" },
    'a missing extension': { 'src/storefront/ui/a.ts': "import './b';" },
    'a missing extension behind the alias': { 'src/storefront/ui/a.ts': "import '#/storefront/ui/b';" },
  },
  keeps: {
    'both ways and a package': {
      'src/storefront/ui/a.ts':
        "import './b.ts'; import '#/storefront/ui/c.tsx'; import './app.css?url'; import './icons.svg?no-inline'; import 'react';",
    },
  },
});
