export const pricePeriods = ['curso', 'semestre', 'ano'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

export const pricePeriodLabels: Readonly<Record<PricePeriod, string>> = {
  curso: '',
  semestre: 'por semestre',
  ano: 'por ano',
};
