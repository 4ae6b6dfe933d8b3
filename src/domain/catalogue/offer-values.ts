// CATALOGUE-9
export const offerFormats = ['presencial', 'ead', 'hibrido'] as const;
export type OfferFormat = (typeof offerFormats)[number];
export const offerShifts = ['matutino', 'vespertino', 'noturno', 'integral', 'livre'] as const;
export type OfferShift = (typeof offerShifts)[number];
export const offerKinds = ['PAGO', 'GRATUITO', 'BOLSA'] as const;
export type OfferKind = (typeof offerKinds)[number];
export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const;
export type Weekday = (typeof weekdays)[number];
