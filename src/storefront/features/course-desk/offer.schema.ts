import * as v from 'valibot';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { offerEntrySchema, type OfferEntry } from '#/domain/catalogue/offer-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  errorsOf,
  listOf,
  numberText,
  readTypedFields,
  reaisText,
  toLines,
  toNumber,
  toOptionalNumber,
  toOptionalReais,
  toReais,
} from '#/storefront/shared/desk/typed-values.ts';

const offerFields = [
  'versao',
  'formato',
  'id_unidade',
  'turno',
  'dias_semana',
  'hora_inicio',
  'hora_fim',
  'data_inicio',
  'data_fim',
  'inscricoes_ate',
  'carga_horaria',
  'vagas_total',
  'vagas_minimas',
  'tipo_oferta',
  'preco_original',
  'preco_promocional',
  'parcelas_max',
  'idade_minima',
  'escolaridade',
  'documentos',
  'confere_documentos',
  'professores',
] as const;
type OfferField = (typeof offerFields)[number];
export type OfferEntries = Record<OfferField, string>;

export const readOfferEntries = (data: FormData): OfferEntries => readTypedFields(data, offerFields);

export const offerLabels = {
  formato: 'Formato',
  id_unidade: 'Unidade',
  turno: 'Turno',
  hora_inicio: 'A aula começa',
  hora_fim: 'A aula termina',
  data_inicio: 'Primeiro dia',
  data_fim: 'Último dia',
  inscricoes_ate: 'Inscrições até',
  carga_horaria: 'Carga horária',
  vagas_total: 'Vagas',
  vagas_minimas: 'Mínimo para a turma acontecer',
  tipo_oferta: 'A turma é',
  preco_original: 'Preço cheio em reais',
  preco_promocional: 'Preço com desconto',
  parcelas_max: 'Parcelas sem juros, no máximo',
  idade_minima: 'Idade mínima',
  escolaridade: 'Escolaridade exigida',
  documentos: 'Documentos pedidos',
  dias_semana: 'Dias com aula',
  professores: 'Professores',
} as const;

function typed(entries: OfferEntries) {
  const isPaid = entries.tipo_oferta === 'PAGO';
  return {
    ...entries,
    id_unidade: toNumber(entries.id_unidade),
    dias_semana: listOf(entries.dias_semana),
    hora_inicio: entries.hora_inicio === '' ? null : entries.hora_inicio.slice(0, 5),
    hora_fim: entries.hora_fim === '' ? null : entries.hora_fim.slice(0, 5),
    carga_horaria: toNumber(entries.carga_horaria),
    vagas_total: toOptionalNumber(entries.vagas_total),
    vagas_minimas: entries.vagas_minimas === '' ? 0 : toNumber(entries.vagas_minimas),
    preco_original: isPaid ? toReais(entries.preco_original) : 0,
    preco_promocional: isPaid ? toOptionalReais(entries.preco_promocional) : null,
    parcelas_max: isPaid ? toNumber(entries.parcelas_max) : 1,
    idade_minima: toOptionalNumber(entries.idade_minima),
    escolaridade: entries.escolaridade === '' ? null : entries.escolaridade,
    documentos: toLines(entries.documentos),
    confere_documentos: entries.confere_documentos !== '',
    professores: listOf(entries.professores),
  };
}

export const validateOffer = (entries: OfferEntries): FieldErrors =>
  errorsOf(offerEntrySchema, typed(entries), offerLabels);

export const toOffer = (entries: OfferEntries): OfferEntry => v.parse(offerEntrySchema, typed(entries));

export function offerTexts(offer: DeskOffer): OfferEntries {
  return {
    ...offer,
    versao: String(offer.versao),
    id_unidade: String(offer.id_unidade),
    dias_semana: offer.dias_semana.join(','),
    hora_inicio: offer.hora_inicio ?? '',
    hora_fim: offer.hora_fim ?? '',
    carga_horaria: numberText(offer.carga_horaria),
    vagas_total: numberText(offer.vagas_total),
    vagas_minimas: numberText(offer.vagas_minimas),
    preco_original: reaisText(offer.preco_original),
    preco_promocional: reaisText(offer.preco_promocional),
    parcelas_max: numberText(offer.parcelas_max),
    idade_minima: numberText(offer.idade_minima),
    escolaridade: offer.escolaridade ?? '',
    documentos: offer.documentos.join('\n'),
    confere_documentos: offer.confere_documentos ? 'sim' : '',
    professores: offer.professores.join(','),
  };
}

/** A new offer begins with the course's price and hours, and with the last offer's place and teachers. */
export function newOffer(course: DeskCourse): OfferEntries {
  const [last] = course.turmas;
  return {
    ...(Object.fromEntries(offerFields.map((field) => [field, ''])) as OfferEntries),
    formato: last?.formato ?? 'presencial',
    id_unidade: last ? String(last.id_unidade) : '',
    turno: last?.turno ?? '',
    carga_horaria: String(course.carga_horaria),
    vagas_minimas: '0',
    tipo_oferta: course.preco_original === 0 ? 'GRATUITO' : 'PAGO',
    preco_original: reaisText(course.preco_original),
    preco_promocional: reaisText(course.preco_promocional),
    parcelas_max: '1',
    professores: last?.professores.join(',') ?? '',
  };
}

export const offerSavedText = 'Turma salva.';
