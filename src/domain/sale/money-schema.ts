import * as v from 'valibot';
import { isReais } from './money.ts';

export const reaisSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.check(isReais, 'O valor deve ter no máximo duas casas decimais'),
);

/** An amount in integer cents, not negative. */
export const centsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
