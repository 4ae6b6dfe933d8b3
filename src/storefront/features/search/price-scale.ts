export const LAST_POSITION = 100;

export interface PriceScale {
  min: number;
  max: number;
}

export function priceScale(min: number, max: number): PriceScale {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/** Most courses are cheap and few are dear: the first half of the slider has a quarter of the range. */
export function toPrice(position: number, { min, max }: PriceScale): number {
  if (position <= 0) return min;
  if (position >= LAST_POSITION) return max;
  const price = min + (max - min) * (position / LAST_POSITION) ** 2;
  const step = roundStep(price);
  return Math.min(max, Math.max(min, Math.round(price / step) * step));
}

export function toPosition(price: number, { min, max }: PriceScale): number {
  if (max <= min) return 0;
  const part = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(Math.sqrt(part) * LAST_POSITION);
}

function roundStep(price: number): number {
  if (price < 300) return 10;
  return price < 2000 ? 50 : 100;
}

/** 'R$ 1.500,00' is 1500; undefined without a number. */
export function readPrice(typed: string): number | undefined {
  const digits = typed.replace(/,\d{0,2}$/, '').replace(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), 9_999_999);
}
