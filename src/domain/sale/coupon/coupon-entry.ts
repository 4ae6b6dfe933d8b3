import * as v from 'valibot';
import {
  CHOOSE_MESSAGE,
  chosenId,
  fullPrice,
  typedId,
  wholeNumber,
} from '#/domain/catalogue/course-entry.ts';
import { followsRules } from '#/domain/catalogue/field-rules.ts';
import { REQUIRED_MESSAGE, typedText } from '#/domain/text/required.ts';
import { filledText } from '#/domain/text/text-rules.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';

export const MOST_COUPON_COURSES = 200;

export const couponKinds = ['PERCENTUAL', 'VALOR'] as const;

/** People type it on a phone: no accents, signs or spaces. */
export const newCouponCodeSchema = v.pipe(
  typedText(),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{3,20}$/, 'Use de 3 a 20 letras e números, sem acentos e sem espaços.'),
);

/** What a school writes of a coupon; its code comes apart, since it never changes. */
const plainCoupon = v.object({
  descricao: filledText(160),
  tipo: v.picklist(couponKinds, CHOOSE_MESSAGE),
  percentual: v.nullable(wholeNumber(1, 100)),
  valor: v.nullable(fullPrice),
  valido_de: calendarDaySchema,
  /** The last whole day on which it counts. */
  valido_ate: calendarDaySchema,
  minimo: fullPrice,
  usos_por_pessoa: wholeNumber(1, 1000),
  /** Null: no limit. */
  usos_total: v.nullable(wholeNumber(1, 1_000_000)),
  /** Empty: any. */
  modalidades: v.pipe(v.array(chosenId), v.maxLength(50)),
  /** Empty: any of these modalities. */
  cursos: v.pipe(
    v.array(typedId),
    v.maxLength(MOST_COUPON_COURSES, `Escolha no máximo ${MOST_COUPON_COURSES} cursos.`),
  ),
  /** Whether pages tell of it at the top. */
  destaque: v.boolean(),
});
export type CouponEntry = v.InferOutput<typeof plainCoupon>;

export const couponEntrySchema = v.pipe(
  plainCoupon,
  v.transform((coupon) =>
    coupon.tipo === 'PERCENTUAL' ? { ...coupon, valor: null } : { ...coupon, percentual: null },
  ),
  followsRules<CouponEntry>({
    percentual: ({ tipo, percentual }) =>
      tipo === 'PERCENTUAL' && percentual === null ? 'Informe de quanto por cento é o desconto.' : undefined,
    valor: ({ tipo, valor }) =>
      tipo === 'VALOR' && !valor ? 'Informe de quantos reais é o desconto.' : undefined,
    valido_ate: ({ valido_de, valido_ate }) =>
      valido_ate < valido_de ? 'O último dia não pode vir antes do primeiro.' : undefined,
  }),
);

export const couponStates = ['agendado', 'valendo', 'esgotado', 'encerrado'] as const;
export type CouponState = (typeof couponStates)[number];
