import * as v from 'valibot';
import { MOST_DISCOUNT } from '../sale/assisted/assisted-terms.ts';

const CAP_MESSAGE = `Informe um número inteiro de 0 a ${MOST_DISCOUNT}.`;

/** Per cent that a seller gives without asking. */
export const discountCapSchema = v.pipe(
  v.number(CAP_MESSAGE),
  v.integer(CAP_MESSAGE),
  v.minValue(0, CAP_MESSAGE),
  v.maxValue(MOST_DISCOUNT, CAP_MESSAGE),
);
