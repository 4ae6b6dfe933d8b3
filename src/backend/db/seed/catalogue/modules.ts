import type { CourseModule } from '#/contract/catalogue/course.ts';
import type { AreaSlug } from './area-groups.ts';
import { topicsOf } from './module-topics.ts';
import type { Random } from '../random.ts';

/** Gives each module whole hours, in steps that suit the length of the course; together they are `total`. */
export function splitModules(
  titles: readonly string[],
  total: number,
  area: AreaSlug,
  random: Random,
): CourseModule[] {
  const step =
    total >= 1600 ? 40 : total >= 600 ? 20 : total >= 160 ? 8 : total >= 60 ? 4 : total >= 24 ? 2 : 1;
  const weights = titles.map(() => 0.7 + random.next() * 0.6);
  const sum = weights.reduce((left, right) => left + right, 0);
  const hours = weights.map((weight) => Math.max(step, Math.floor((total * weight) / sum / step) * step));
  let rest = total - hours.reduce((left, right) => left + right, 0);
  for (let index = 0; rest !== 0; index = (index + 1) % hours.length) {
    const change = Math.sign(rest) * Math.min(step, Math.abs(rest));
    const current = hours[index] ?? 0;
    if (current + change <= 0) continue;
    hours[index] = current + change;
    rest -= change;
  }
  return titles.map((titulo, index) => ({
    titulo,
    carga_horaria: hours[index] ?? 0,
    topicos: topicsOf(titulo, area),
  }));
}
