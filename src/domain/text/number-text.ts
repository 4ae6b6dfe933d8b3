/**
 * To three decimals at most: 1200 → '1.200', 37.5 → '37,5'. Not by `Intl`, whose first use costs 12 ms of a
 * desktop's processor and five times that of a phone's.
 */
export function formatNumber(number: number): string {
  const shown = Number.isInteger(number) ? number : Math.round(number * 1000) / 1000;
  const [whole = '', decimals] = String(shown).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
