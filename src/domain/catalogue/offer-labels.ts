import { formatDay, type CalendarDay } from '../time/calendar-day.ts';
import type { OfferState } from './offer-status.ts';
import type { OfferFormat, OfferShift } from './offer-values.ts';

export const shiftLabels: Record<OfferShift, string> = {
  matutino: 'Manhã',
  vespertino: 'Tarde',
  noturno: 'Noite',
  integral: 'Integral',
  livre: 'Horário livre',
};

export const formatLabels: Record<OfferFormat, string> = {
  presencial: 'Presencial',
  ead: 'A distância',
  hibrido: 'Híbrido',
};

export const priceLabels: Record<'gratuito' | 'pago', string> = { gratuito: 'Gratuito', pago: 'Pago' };

interface ShiftedOffer {
  turno: OfferShift;
  nome_turno?: string | undefined;
}

/** As the school calls it. */
export function shiftName({ turno, nome_turno }: ShiftedOffer): string {
  return nome_turno ?? shiftLabels[turno];
}

interface NamedOffer extends ShiftedOffer {
  formato: OfferFormat;
  data_inicio: CalendarDay;
  estado?: OfferState;
  cidade: { nome: string };
}

export function offerPlace({ formato, cidade }: Pick<NamedOffer, 'formato' | 'cidade'>): string {
  return formato === 'ead' ? formatLabels.ead : cidade.nome;
}

export const noDayYet = 'Nova data a marcar';

/** 'Blumenau · Noite · 12/jan/2027'; a postponed one has no day (ACCEPTANCE-7). The code is for staff. */
export function offerName(offer: NamedOffer): string {
  const day = offer.estado === 'adiada' ? noDayYet.toLowerCase() : formatDay(offer.data_inicio);
  return [offerPlace(offer), shiftName(offer), day].join(' · ');
}
