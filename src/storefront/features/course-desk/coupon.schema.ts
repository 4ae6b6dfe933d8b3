import * as v from 'valibot';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import {
  couponEntrySchema,
  type CouponEntry,
  newCouponCodeSchema,
} from '#/domain/sale/coupon/coupon-entry.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  errorsOf,
  listOf,
  numberText,
  readTypedFields,
  reaisText,
  toNumber,
  toNumbers,
  toOptionalNumber,
  toOptionalReais,
} from '#/storefront/shared/desk/typed-values.ts';

const couponFields = [
  'versao',
  'codigo',
  'descricao',
  'tipo',
  'percentual',
  'valor',
  'valido_de',
  'valido_ate',
  'minimo',
  'usos_por_pessoa',
  'usos_total',
  'modalidades',
  'cursos',
  'destaque',
] as const;
export type CouponField = (typeof couponFields)[number];
export type CouponEntries = Record<CouponField, string>;

export const readCouponEntries = (data: FormData): CouponEntries => readTypedFields(data, couponFields);

export const couponLabels = {
  codigo: 'Código',
  descricao: 'O que as pessoas leem',
  tipo: 'O desconto é',
  percentual: 'Desconto em %',
  valor: 'Desconto em reais',
  valido_de: 'Primeiro dia',
  valido_ate: 'Último dia',
  minimo: 'Preço mínimo do curso',
  usos_por_pessoa: 'Vezes por pessoa',
  usos_total: 'Vezes ao todo',
  modalidades: 'Categorias',
  cursos: 'Cursos',
} as const;

const typed = (entries: CouponEntries) => ({
  descricao: entries.descricao,
  tipo: entries.tipo,
  percentual: toOptionalNumber(entries.percentual),
  valor: toOptionalReais(entries.valor),
  valido_de: entries.valido_de,
  valido_ate: entries.valido_ate,
  minimo: toOptionalReais(entries.minimo) ?? 0,
  usos_por_pessoa: entries.usos_por_pessoa === '' ? 1 : toNumber(entries.usos_por_pessoa),
  usos_total: toOptionalNumber(entries.usos_total),
  modalidades: listOf(entries.modalidades).map(toNumber),
  cursos: toNumbers(entries.cursos),
  destaque: entries.destaque !== '',
});

export const validateCouponEntries = (entries: CouponEntries): FieldErrors =>
  errorsOf(couponEntrySchema, typed(entries), couponLabels);

const newCouponSchema = v.object({ codigo: newCouponCodeSchema });

export const validateNewCouponEntries = (entries: CouponEntries): FieldErrors => ({
  ...errorsOf(newCouponSchema, entries, couponLabels),
  ...validateCouponEntries(entries),
});

export const toCoupon = (entries: CouponEntries): CouponEntry => v.parse(couponEntrySchema, typed(entries));
export const toCouponCode = ({ codigo }: CouponEntries) => v.parse(newCouponCodeSchema, codigo);

export const newCoupon: CouponEntries = {
  ...(Object.fromEntries(couponFields.map((field) => [field, ''])) as CouponEntries),
  tipo: 'PERCENTUAL',
  usos_por_pessoa: '1',
};

export const couponTexts = (coupon: DeskCoupon): CouponEntries => ({
  ...coupon,
  versao: String(coupon.versao),
  percentual: numberText(coupon.percentual),
  valor: reaisText(coupon.valor),
  minimo: reaisText(coupon.minimo),
  usos_por_pessoa: numberText(coupon.usos_por_pessoa),
  usos_total: numberText(coupon.usos_total),
  modalidades: coupon.modalidades.join(','),
  cursos: coupon.cursos.join(', '),
  destaque: coupon.destaque ? 'sim' : '',
});

export const couponSavedText = 'Cupom salvo. Quem já comprou com ele paga o preço que viu.';

export const stateTexts: Record<DeskCoupon['situacao'], string> = {
  agendado: 'Ainda não começou',
  valendo: 'Valendo',
  esgotado: 'Usos esgotados',
  encerrado: 'Encerrado',
};

/** '10%, de 01/dez/2026 a 31/dez/2026'. */
export const describeCoupon = ({ percentual, valor, valido_de, valido_ate }: DeskCoupon): string =>
  `${percentual === null ? formatReais(valor ?? 0) : `${percentual}%`}, de ${formatDay(valido_de)} a ${formatDay(valido_ate)}`;

const countUses = (count: number) => (count === 1 ? '1 uso' : `${count} usos`);

/** What it brought so far. */
export function describeSales({ usos, usos_total, vendas }: DeskCoupon): string {
  const used = usos_total === null ? countUses(usos) : `${usos} de ${countUses(usos_total)}`;
  if (vendas.total === 0) return `${used}, nenhuma venda paga`;
  const count = vendas.total === 1 ? '1 venda paga' : `${vendas.total} vendas pagas`;
  return `${used}, ${count}: ${formatReais(vendas.pago)} recebidos, ${formatReais(vendas.descontos)} abaixo do preço cheio`;
}
