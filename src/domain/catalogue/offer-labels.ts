import { formatDay, type CalendarDay } from '../time/calendar-day.ts';
import type { OfferState } from './offer-status.ts';
import type { OfferFormat, OfferShift, Weekday } from './offer-values.ts';

export const shiftLabels: Record<OfferShift, string> = {
  matutino: 'Manhã',
  vespertino: 'Tarde',
  noturno: 'Noite',
  integral: 'Integral',
  livre: 'Horário livre',
};

export const dayNames: Readonly<Record<Weekday, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  dom: 'domingo',
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

interface PlacedOffer {
  formato: OfferFormat;
  cidade: { nome: string };
}

type NamedOffer = ShiftedOffer &
  PlacedOffer & { data_inicio: CalendarDay } & (
    | { estado?: undefined }
    | { estado: OfferState; codigo_turma: string }
  );

export function offerPlace({ formato, cidade }: PlacedOffer): string {
  return formato === 'ead' ? formatLabels.ead : cidade.nome;
}

export const noDayYet = 'Nova data a marcar';

/** 'Blumenau · Noite · 12/jan/2027'; a postponed one has no day, and its code instead (ACCEPTANCE-7). */
export function offerName(offer: NamedOffer): string {
  const last = offer.estado === 'adiada' ? `turma ${offer.codigo_turma}` : formatDay(offer.data_inicio);
  return [offerPlace(offer), shiftName(offer), last].join(' · ');
}
