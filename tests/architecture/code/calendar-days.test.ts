import { calendarDays } from './calendar-days.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('one function makes calendar days', calendarDays, {
  breaks: {
    'the first ten characters of an instant': {
      'src/storefront/features/a/a.tsx': 'const day = formatDay(review.criado_em.slice(0, 10));',
    },
    'what stands before the T': { 'tools/a.ts': "const [day] = new Date().toISOString().split('T');" },
    'a substring': { 'src/backend/a.ts': 'const day = at.toISOString().substring(0,10);' },
  },
  keeps: {
    'the day of an instant, and other cuts': {
      'src/storefront/features/a/a.tsx':
        'const day = calendarDay(new Date(review.criado_em)); const ddd = tel.slice(0, 2);',
      'src/domain/time/dates.ts': 'return new Date(ms).toISOString().slice(0, 10);',
    },
  },
});
