import type { OfferFormat, OfferShift } from './offer-values.ts';

/** What people read for the shift of a class (turma). */
export const shiftLabels: Record<OfferShift, string> = {
  matutino: 'Manhã',
  vespertino: 'Tarde',
  noturno: 'Noite',
  integral: 'Integral',
  livre: 'Horário livre',
};

/** What people read for the format of a class. */
export const formatLabels: Record<OfferFormat, string> = {
  presencial: 'Presencial',
  ead: 'A distância',
  hibrido: 'Híbrido',
};

/** What people read for free and paid courses. */
export const priceLabels: Record<'gratuito' | 'pago', string> = { gratuito: 'Gratuito', pago: 'Pago' };
