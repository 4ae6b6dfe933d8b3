import { describeRule } from '../support/describe-rule.ts';
import { oneTableOfFacets } from './facets.ts';

describeRule('facets are listed in one table', oneTableOfFacets, {
  breaks: {
    'keys of an object': {
      'src/storefront/features/x/a.ts':
        'const a = { modalidade: s.modalidade, area: s.area, id_tipo_curso: s.tipo, preco: 1 };',
    },
    'a list of keys': {
      'src/storefront/features/x/a.ts': "const a = ['area', 'cidade', 'formato', 'preco_min'];",
    },
    'rows with keys': {
      'src/storefront/features/x/a.ts':
        "const a = [{ key: 'area', t: 1 }, { key: 'cidade' }, { key: 'turno' }, { key: 'formato' }];",
    },
    'pairs with keys': {
      'src/backend/modules/x/a.ts':
        "const a = [['faixa_preco', 1], ['turno', 2], ['area', 3], ['cidade', 4]];",
    },
    'names of a type': { 'src/contract/x/a.ts': "type A = 'turno' | 'formato' | 'cidade' | 'preco';" },
    'fields of an interface': {
      'src/backend/modules/x/a.ts': 'interface A { turno: 1; formato: 2; cidade: 3; modalidade: 4 }',
    },
    'cases of a choice': {
      'src/storefront/ui/a.ts':
        "switch (a) { case 'turno': case 'area': case 'formato': case 'preco': break; }",
    },
    'texts of a statement': {
      'src/backend/modules/x/a-repository.ts':
        "const a = sql`SELECT 'turno' UNION SELECT 'area' UNION SELECT 'preco' UNION SELECT 'cidade'`;",
    },
  },
  keeps: {
    'what an offer is made of': {
      'src/contract/x/a.ts': 'const offer = { turno: shift, formato: format, cidade: city, unidade: unit };',
    },
    'names of one facet': {
      'src/storefront/features/x/a.ts':
        "const a = ['preco_min', 'preco_max', 'tipo_curso', 'id_tipo_curso', 'area'];",
    },
  },
});
