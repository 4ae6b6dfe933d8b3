import type { PricePeriod } from '#/domain/catalogue/price-period.ts';
import type { CourseDraft } from './course-draft.ts';
import type { ModalityId } from './modalities.ts';
import type { Random } from '../random.ts';

export type Price = {
  original: number;
  promotional: number | null;
  installments: number;
  period: PricePeriod;
};

/**
 * Reais per hour, before the course's own variation. Graduation and basic education are priced
 * by period instead.
 */
const hourly: Partial<Record<ModalityId, number>> = { 1: 16, 3: 10.5, 6: 7.2, 7: 9.5, 9: 22, 10: 19, 15: 15 };

const monthly: Partial<Record<ModalityId, { reais: number; months: number }>> = {
  5: { reais: 1190, months: 12 },
  8: { reais: 789, months: 6 },
  11: { reais: 1080, months: 12 },
  12: { reais: 890, months: 12 },
  13: { reais: 960, months: 12 },
};

/**
 * Prices in cents, believable for the modality and the hours; free for apprentices, adult education
 * and free courses.
 */
export function priceCourse(draft: CourseDraft, modality: ModalityId, random: Random): Price {
  if (draft.gratuito || modality === 4 || modality === 14) {
    return { original: 0, promotional: null, installments: 1, period: 'curso' };
  }
  const period = monthly[modality];
  const base =
    draft.preco ??
    (period ? period.reais * period.months : (hourly[modality] ?? 10) * draft.horas * (draft.ead ? 0.55 : 1));
  const original = roundPrice(draft.preco ? base : base * (0.88 + random.next() * 0.26));
  const discounted = random.chance(0.4) ? roundPrice(original * random.pick([0.9, 0.85, 0.8, 0.75])) : null;
  return {
    original: original * 100,
    promotional: discounted === null || discounted >= original ? null : discounted * 100,
    installments: maxInstallments(modality, discounted ?? original),
    period: period ? (period.months === 6 ? 'semestre' : 'ano') : 'curso',
  };
}

function roundPrice(reais: number): number {
  return reais < 300 ? Math.max(39, Math.round(reais / 10) * 10 - 1) : Math.round(reais / 20) * 20 - 10;
}

function maxInstallments(modality: ModalityId, reais: number): number {
  if (modality === 8) return 6;
  if (modality === 5 || modality === 11 || modality === 12 || modality === 13) return 12;
  if (modality === 6) return 24;
  if (modality === 9) return 18;
  if (reais < 100) return 2;
  if (reais < 250) return 3;
  if (reais < 700) return 6;
  return reais < 1500 ? 10 : 12;
}
