import { describeRule } from '../support/describe-rule.ts';
import { englishIds } from './english-ids.ts';

const wire = {
  'src/contract/seats/waiting-list.ts':
    'export const place = v.object({ id_oferta: v.number(), idPessoa: v.number(), id_pessoa: v.number() });',
};

describeRule('ids are named in English inside, in Portuguese on the wire', englishIds, {
  breaks: {
    'a parameter': {
      'src/backend/modules/seats/hold.ts': 'export function hold(idOferta: number) { return idOferta; }',
      ...wire,
    },
    'a variable': { 'src/storefront/features/checkout/a.ts': 'const idOferta = 7;', ...wire },
    'what is taken out of an object': {
      'src/backend/modules/seats/hold.ts': 'const { id_oferta: idOferta } = row;',
      ...wire,
    },
    'many of them, of an arrow function': {
      'src/backend/modules/seats/hold.ts': 'const of = (idOfertas: number[]) => idOfertas.length;',
      ...wire,
    },
    'a member of a type': {
      'src/domain/catalogue/product-offer.ts': 'export interface ProductOffer { idOferta: number }',
      ...wire,
    },
    'a name of a table that the contract lacks': {
      'src/backend/modules/identity/login.ts': 'const idLogin = 1;',
      'src/backend/db/schema/identity.ts':
        "export const logins = pgTable('logins', { id_login: integer() });",
    },
  },
  keeps: {
    'English, and columns by their own names': {
      'src/backend/modules/seats/hold.ts':
        'export const hold = (offerId: number) => insert({ id_oferta: offerId }); const idOf = 1;',
      ...wire,
    },
    'a field that the contract spells so': {
      'src/storefront/features/session/known-person.ts':
        'export const known = ({ idPessoa }: Person) => idPessoa;',
      ...wire,
    },
    'the parameter of an address': {
      'src/storefront/routes/$idOferta.tsx': 'const { idOferta } = Route.useParams();',
      'src/storefront/shared/course-link.tsx': 'const params = { idOferta: offer.id_oferta };',
      ...wire,
    },
  },
});
