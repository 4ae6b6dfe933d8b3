import * as v from 'valibot';
import { textUpTo } from '../text/text-rules.ts';
import { formatDay } from '../time/calendar-day.ts';
import { calendarDaySchema, weekday, weekdayName } from '../time/dates.ts';
import { timeOfDay } from '../time/hours.ts';
import {
  CHOOSE_MESSAGE,
  chosenId,
  fullPrice,
  promotionalPrice,
  promotionProblem,
  textList,
  wholeNumber,
} from './course-entry.ts';
import { followsRules, type FieldRules } from './field-rules.ts';
import { teachersOfOfferSchema } from './teachers/teacher-entry.ts';
import { offerFormats, offerKinds, offerShifts, weekdays } from './offer-values.ts';

const hour = v.nullable(v.pipe(v.string(), v.regex(timeOfDay, 'Informe um horário, como 19:00.')));

/** When and where an offer is held. */
const moveEntries = {
  formato: v.picklist(offerFormats, CHOOSE_MESSAGE),
  id_unidade: chosenId,
  turno: v.picklist(offerShifts, CHOOSE_MESSAGE),
  dias_semana: v.pipe(v.array(v.picklist(weekdays, CHOOSE_MESSAGE)), v.maxLength(7)),
  hora_inicio: hour,
  hora_fim: hour,
  data_inicio: calendarDaySchema,
  data_fim: calendarDaySchema,
};

const plainMove = v.object(moveEntries);
export type OfferMove = v.InferOutput<typeof plainMove>;

/** What a school writes of an offer (turma). */
const offerEntries = {
  ...moveEntries,
  inscricoes_ate: calendarDaySchema,
  carga_horaria: wholeNumber(1, 9999),
  vagas_total: v.nullable(wholeNumber(1, 100_000)),
  vagas_minimas: wholeNumber(0, 100_000),
  tipo_oferta: v.picklist(offerKinds, CHOOSE_MESSAGE),
  preco_original: fullPrice,
  preco_promocional: promotionalPrice,
  parcelas_max: wholeNumber(1, 36),
  idade_minima: v.nullable(wholeNumber(0, 99)),
  escolaridade: v.nullable(textUpTo(120)),
  documentos: textList(20, 120),
  confere_documentos: v.boolean(),
  professores: v.optional(teachersOfOfferSchema, []),
};

const plainOffer = v.object(offerEntries);
export type OfferEntry = v.InferOutput<typeof plainOffer>;

const moveRules: FieldRules<OfferMove> = {
  dias_semana: ({ formato, dias_semana }) =>
    formato !== 'ead' && dias_semana.length === 0 ? 'Marque os dias com aula.' : undefined,
  hora_inicio: ({ formato, hora_inicio, hora_fim }) =>
    (formato !== 'ead' || hora_fim !== null) && hora_inicio === null
      ? 'Informe a hora em que a aula começa.'
      : undefined,
  hora_fim: ({ formato, hora_inicio, hora_fim }) => {
    if (hora_fim === null)
      return formato !== 'ead' || hora_inicio !== null ? 'Informe a hora em que a aula termina.' : undefined;
    return hora_inicio !== null && hora_fim <= hora_inicio
      ? 'A aula não pode terminar antes de começar.'
      : undefined;
  },
  data_inicio: ({ data_inicio, dias_semana }) =>
    dias_semana.length > 0 && !dias_semana.includes(weekdays[(weekday(data_inicio) + 6) % 7]!)
      ? `${formatDay(data_inicio)} é ${weekdayName(data_inicio)}, e esse dia não está marcado acima.`
      : undefined,
  data_fim: ({ data_inicio, data_fim }) =>
    data_fim < data_inicio ? 'A turma não pode terminar antes de começar.' : undefined,
};

export const offerMoveSchema = v.pipe(plainMove, followsRules(moveRules));

const offerRules: FieldRules<OfferEntry> = {
  ...moveRules,
  inscricoes_ate: ({ inscricoes_ate, data_fim }) =>
    inscricoes_ate > data_fim ? 'As inscrições não podem terminar depois da turma.' : undefined,
  vagas_minimas: ({ vagas_minimas, vagas_total }) =>
    vagas_total !== null && vagas_minimas > vagas_total
      ? 'O mínimo não pode passar do número de vagas.'
      : undefined,
  preco_original: ({ tipo_oferta, preco_original }) =>
    tipo_oferta === 'PAGO' && preco_original === 0 ? 'Informe quanto custa esta turma.' : undefined,
  preco_promocional: promotionProblem,
};

export const offerEntrySchema = v.pipe(
  plainOffer,
  // What costs nothing has no price, whatever was left in its fields.
  v.transform((offer) =>
    offer.tipo_oferta === 'PAGO'
      ? offer
      : { ...offer, preco_original: 0, preco_promocional: null, parcelas_max: 1 },
  ),
  followsRules(offerRules),
);
