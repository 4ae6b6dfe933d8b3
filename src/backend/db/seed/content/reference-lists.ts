import { getStates } from '@brazilian-utils/brazilian-utils';
import { slugify } from '#/domain/text/slug.ts';

export const stateRows = getStates().map(({ code, name }) => ({ uf: code, nome: name }));

const items = (lista: string, names: string, grupo: string | null = null) =>
  names.split('; ').map((nome, index) => ({ lista, codigo: slugify(nome), nome, ordem: index + 1, grupo }));

const needs =
  'Deficiência física; Deficiência auditiva; Deficiência visual; Deficiência intelectual; Deficiência múltipla; Surdocegueira; Transtorno do espectro autista; Altas habilidades ou superdotação';

const levelsByNeed: readonly (readonly [string, string])[] = [
  [
    'deficiencia-fisica',
    'Usa cadeira de rodas; Usa muletas ou andador; Mobilidade reduzida dos membros superiores',
  ],
  ['deficiencia-auditiva', 'Leve; Moderada; Severa; Surdez'],
  ['deficiencia-visual', 'Baixa visão; Visão monocular; Cegueira'],
  ['deficiencia-intelectual', 'Leve; Moderada; Severa'],
  ['deficiencia-multipla', 'Leve; Moderada; Severa'],
  ['surdocegueira', 'Parcial; Total'],
  ['transtorno-do-espectro-autista', 'Nível 1 de suporte; Nível 2 de suporte; Nível 3 de suporte'],
  ['altas-habilidades-ou-superdotacao', 'Não se aplica'],
];

const countryCodes =
  'BR AR BO CL CO EC GY PY PE SR UY VE AO MZ CV GW ST TL PT ES IT DE FR GB IE NL BE CH AT PL UA RU US CA MX CU HT DO GT HN SV NI CR PA JP CN KR IN LB SY IL TR EG MA SN GH NG ZA CD BD PK AU NZ';

/** The short fixed lists (CATALOGUE-13). Levels carry the code of their need in front. */
export const referenceRows = [
  ...countryRows(),
  ...items('bandeiras-cartao', 'Visa; Mastercard; Elo; American Express; Hipercard'),
  ...items('necessidades-especiais', needs),
  ...levelsByNeed.flatMap(([need, levels]) =>
    items('niveis-necessidade', levels, need).map((item) => ({ ...item, codigo: `${need}-${item.codigo}` })),
  ),
  ...items('etapas-compra', 'Dados do estudante; Contrato; Pagamento; Confirmação'),
  ...items(
    'logradouros',
    'Rua; Avenida; Rodovia; Estrada; Travessa; Alameda; Praça; Servidão; Beco; Largo; Loteamento; Condomínio; Vila; Via; Viela; Ladeira; Linha; Localidade; Parque; Quadra; Sítio; Fazenda',
  ),
];

/** Names in Portuguese, Brazil first, the rest by name; codes of ISO 3166. */
function countryRows() {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  return countryCodes
    .split(' ')
    .map((codigo) => ({ codigo, nome: names.of(codigo) ?? codigo }))
    .sort((left, right) =>
      left.codigo === 'BR' ? -1 : right.codigo === 'BR' ? 1 : left.nome.localeCompare(right.nome, 'pt-BR'),
    )
    .map((country, index) => ({ lista: 'paises', ...country, ordem: index + 1, grupo: null }));
}
