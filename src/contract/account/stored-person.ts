import * as v from 'valibot';
import { personSheetSchema } from '#/domain/person/person-record.ts';
import { keysOf, schoolLevels, schoolStates } from '#/domain/person/person-values.ts';
import { optionalStoredText, storedText } from '../wire.ts';

const sheet = personSheetSchema.entries;

/** The guardians and the address as they were kept; see {@link storedSheetSchema}. */
const storedGuardianSchema = v.object({
  nome: storedText,
  cpf: storedText,
  telefone: storedText,
  email: storedText,
});
const storedAddressSchema = v.object({
  cep: storedText,
  logradouro: storedText,
  numero: storedText,
  complemento: storedText,
  bairro: storedText,
  cidade: storedText,
  uf: storedText,
});

const storedSchoolingSchema = v.object({
  nivel: v.fallback(v.nullable(v.picklist(keysOf(schoolLevels))), null),
  situacao: v.fallback(v.nullable(v.picklist(keysOf(schoolStates))), null),
});

/**
 * What was kept of a person's sheet, which may be older than today's rules for its form: texts as they are,
 * so that nothing gets lost by being shown, and choices that no longer exist as not made. Schooling and
 * address are objects whatever is known of them (ACCOUNT-8).
 */
export const storedSheetSchema = v.object({
  rg: optionalStoredText,
  orgaoExpedidor: optionalStoredText,
  genero: v.fallback(sheet.genero, null),
  certificadoMilitar: optionalStoredText,
  tituloEleitor: optionalStoredText,
  cnh: optionalStoredText,
  categoriaCnh: v.fallback(sheet.categoriaCnh, null),
  renach: optionalStoredText,
  nacionalidade: v.fallback(v.nullish(v.string(), 'BR'), 'BR'),
  estadoNaturalidade: v.fallback(sheet.estadoNaturalidade, null),
  municipioNaturalidade: optionalStoredText,
  nomePai: optionalStoredText,
  nomeMae: optionalStoredText,
  situacaoOcupacional: v.fallback(sheet.situacaoOcupacional, null),
  raca: v.fallback(sheet.raca, null),
  escolaridade: v.fallback(storedSchoolingSchema, { nivel: null, situacao: null }),
  responsaveis: v.fallback(v.array(storedGuardianSchema), []),
  endereco: v.fallback(storedAddressSchema, v.parse(storedAddressSchema, {})),
});
