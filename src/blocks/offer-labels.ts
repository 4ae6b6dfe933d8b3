import type { Weekday } from '#/domain/offer-values.ts';

/** What people read for the days of a class (turma). */
const weekdayLabels: Record<Weekday, string> = {
  seg: 'seg',
  ter: 'ter',
  qua: 'qua',
  qui: 'qui',
  sex: 'sex',
  sab: 'sáb',
  dom: 'dom',
};

/** 'seg, qua e sex'; Monday to Friday reads 'seg a sex'. */
export function describeWeekdays(days: readonly Weekday[]): string {
  if (days.join() === 'seg,ter,qua,qui,sex') return 'seg a sex';
  const names = days.map((day) => weekdayLabels[day]);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}
