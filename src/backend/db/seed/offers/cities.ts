import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { slugify } from '#/domain/text/slug.ts';

/** In the order of CATALOGUE-7. */
export const featuredCities = [
  'Blumenau',
  'Joinville',
  'Florianópolis',
  'Jaraguá do Sul',
  'Itajaí',
  'São José',
  'Chapecó',
  'Palhoça',
  'Criciúma',
] as const;

/** All 295 municipalities of Santa Catarina; `id` is the IBGE code. */
export const citySeeds = getMunicipalities('SC').map(({ code, name }) => ({
  id: Number(code),
  nome: name,
  slug: slugify(name),
  destaque: featuredCities.findIndex((featured) => featured === name) + 1 || null,
}));
