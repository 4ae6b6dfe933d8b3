/** Months of learning as 'Aproximadamente 1 ano e 6 meses de aprendizado' (TEXT-3); empty for none. */
export function formatDuration(months: number): string {
  const span = yearsAndMonths(months);
  return span && `Aproximadamente ${span} de aprendizado`;
}

/** The short form: 'Aprox. 1 ano e 6 meses'. */
export function formatDurationShort(months: number): string {
  const span = yearsAndMonths(months);
  return span && `Aprox. ${span}`;
}

function yearsAndMonths(total: number): string {
  const whole = Math.round(total);
  if (!(whole > 0)) return '';
  const years = Math.floor(whole / 12);
  const months = whole % 12;
  const parts = [];
  if (years > 0) parts.push(years === 1 ? '1 ano' : `${years} anos`);
  if (months > 0) parts.push(months === 1 ? '1 mês' : `${months} meses`);
  return parts.join(' e ');
}
