import { tidyName } from '#/domain/person/full-name.ts';
import {
  genders,
  licenceCategories,
  occupations,
  races,
  schoolLevels,
  schoolStates,
  stateCodes,
} from '#/domain/person/person-values.ts';
import { choicesOf } from './choices.ts';
import type { FieldSpec } from '#/storefront/forms/fields/field-list.tsx';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const placeholder = 'Escolha';

export const nameFields: readonly FieldSpec[] = [
  {
    name: 'nome',
    label: 'Nome completo',
    hint: 'Como está no seu documento',
    required: true,
    autoComplete: 'name',
    autoCapitalize: 'words',
    maxLength: 120,
    tidy: tidyName,
  },
  {
    name: 'nomeSocial',
    label: 'Nome social',
    hint: 'Como você quer ser chamado',
    autoComplete: 'off',
    autoCapitalize: 'words',
    maxLength: 120,
    tidy: tidyName,
  },
];

export const originFields = (
  countries: readonly { codigo: string; nome: string }[],
): readonly FieldSpec[] => [
  { name: 'genero', label: 'Gênero', placeholder, options: choicesOf(genders) },
  { name: 'raca', label: 'Raça ou cor', placeholder, options: choicesOf(races) },
  {
    name: 'nacionalidade',
    label: 'País de nascimento',
    required: true,
    options: countries.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
  },
  { name: 'estadoNaturalidade', label: 'Estado onde nasceu', placeholder, options: same(stateCodes) },
  { name: 'municipioNaturalidade', label: 'Cidade onde nasceu', maxLength: 100, autoComplete: 'off' },
  {
    name: 'nomeMae',
    label: 'Nome da mãe',
    maxLength: 120,
    autoCapitalize: 'words',
    autoComplete: 'off',
    tidy: tidyName,
  },
  {
    name: 'nomePai',
    label: 'Nome do pai',
    maxLength: 120,
    autoCapitalize: 'words',
    autoComplete: 'off',
    tidy: tidyName,
  },
];

export const occupationFields: readonly FieldSpec[] = [
  { name: 'situacaoOcupacional', label: 'Ocupação', placeholder, options: choicesOf(occupations) },
  { name: 'nivel', label: 'Escolaridade', placeholder, options: choicesOf(schoolLevels) },
  {
    name: 'situacaoEscolar',
    label: 'Situação da escolaridade',
    placeholder,
    options: choicesOf(schoolStates),
  },
];

export const documentFields: readonly FieldSpec[] = [
  { name: 'rg', label: 'RG', maxLength: 20, autoComplete: 'off' },
  { name: 'orgaoExpedidor', label: 'Órgão expedidor', maxLength: 20, autoComplete: 'off' },
  { name: 'tituloEleitor', label: 'Título de eleitor', mask: '############', autoComplete: 'off' },
  { name: 'certificadoMilitar', label: 'Certificado militar', maxLength: 20, autoComplete: 'off' },
  { name: 'cnh', label: 'CNH', mask: '###########', autoComplete: 'off' },
  {
    name: 'categoriaCnh',
    label: 'Categoria da CNH',
    placeholder,
    options: same(licenceCategories),
  },
  {
    name: 'renach',
    label: 'RENACH',
    hint: 'Duas letras e nove números',
    maxLength: 11,
    autoCapitalize: 'characters',
    autoComplete: 'off',
    tidy: (text) => text.toUpperCase(),
  },
];
