import * as v from 'valibot';
import type { DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { offerMoveSchema, type OfferMove } from '#/domain/catalogue/offer-entry.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { filledText, textUpTo } from '#/domain/text/text-rules.ts';
import { offerLabels, offerTexts } from '#/storefront/features/course-desk/offer.schema.ts';
import { errorsOf, listOf, readTypedFields, toNumber } from '#/storefront/shared/desk/typed-values.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

const moveFields = [
  'formato',
  'id_unidade',
  'turno',
  'dias_semana',
  'hora_inicio',
  'hora_fim',
  'data_inicio',
  'data_fim',
] as const;
export type MoveEntries = Record<(typeof moveFields)[number], string>;

const typedText = optionalKey(v.pipe(v.string(), v.maxLength(40)));

/** What the form of a move was sent with, by GET. */
export const moveSearchSchema = v.object({
  formato: typedText,
  id_unidade: typedText,
  turno: typedText,
  dias_semana: optionalKey(
    v.union([v.string(), v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(7))]),
  ),
  hora_inicio: typedText,
  hora_fim: typedText,
  data_inicio: typedText,
  data_fim: typedText,
});
export type MoveSearch = v.InferOutput<typeof moveSearchSchema>;

/** Undefined while the form wasn't sent. */
export function readMoveSearch({ dias_semana = '', ...search }: MoveSearch): MoveEntries | undefined {
  if (search.data_inicio === undefined) return undefined;
  const entries = { ...search, dias_semana: [dias_semana].flat().join(',') };
  return Object.fromEntries(moveFields.map((field) => [field, entries[field] ?? ''])) as MoveEntries;
}

export const moveTexts = (offer: DeskOffer): MoveEntries => offerTexts(offer);

const typedMove = (entries: MoveEntries) => ({
  ...entries,
  id_unidade: toNumber(entries.id_unidade),
  dias_semana: listOf(entries.dias_semana),
  hora_inicio: entries.hora_inicio === '' ? null : entries.hora_inicio.slice(0, 5),
  hora_fim: entries.hora_fim === '' ? null : entries.hora_fim.slice(0, 5),
});

export const validateMove = (entries: MoveEntries): FieldErrors =>
  errorsOf(offerMoveSchema, typedMove(entries), offerLabels);

export const toMove = (entries: MoveEntries): OfferMove => v.parse(offerMoveSchema, typedMove(entries));

const reasonFields = ['motivo', 'recado', 'previsto'] as const;
export type ReasonEntries = Record<(typeof reasonFields)[number], string>;

export const readReason = (data: FormData): ReasonEntries => readTypedFields(data, reasonFields);

export const validateReason = ({ motivo, recado }: ReasonEntries): FieldErrors =>
  errorsOf(
    v.object({ motivo: filledText(300), recado: textUpTo(500) }),
    { motivo, recado },
    { motivo: 'Motivo', recado: 'Recado a quem comprou' },
  );

export const readMoveReason = (data: FormData): ReasonEntries & MoveEntries => ({
  ...readReason(data),
  ...readTypedFields(data, moveFields),
});
