import type { Rule } from '../support/describe-rule.ts';

const ownFile = 'src/domain/time/dates.ts';
const cut = /\.(?:slice|substring|substr)\(\s*0\s*,\s*10\s*\)|\.split\(\s*(['"`])T\1\s*\)/;

/**
 * A day is the shop's, in America/Sao_Paulo: cut out of an ISO text it is UTC's, which is tomorrow's from
 * 21:00 on.
 */
export const calendarDays: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    if (!/^(src|tools)\/.*\.tsx?$/.test(path) || path === ownFile) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        cut.test(line)
          ? [`${path}:${index + 1} cuts a day out of a text: calendarDay of ${ownFile} makes it`]
          : [],
      );
  });
