/** What the price of a course pays for: all of it, or its first term or year. */
export const pricePeriods = ['curso', 'semestre', 'ano'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** What stands beside a price; nothing where it pays for the whole course. */
export const pricePeriodLabels: Readonly<Record<PricePeriod, string>> = {
  curso: '',
  semestre: 'por semestre',
  ano: 'por ano',
};
