import * as v from 'valibot';
import { shortTextSchema } from '../text/text-rules.ts';

const STARS_MESSAGE = 'Escolha de 1 a 5 estrelas.';
/**
 * A mean of fewer reviews says more of chance than of the course: they are shown as they are, without one.
 */
export const FEWEST_REVIEWS_OF_A_MEAN = 3;
export const REVIEW_MAX_LENGTH = 2000;
export const QUESTION_MAX_LENGTH = 1000;

/** Stars of a review, 1 to 5 (COMMUNITY-1). */
export const starsSchema = v.pipe(
  v.number(STARS_MESSAGE),
  v.integer(STARS_MESSAGE),
  v.minValue(1, STARS_MESSAGE),
  v.maxValue(5, STARS_MESSAGE),
);

/** Text of a review: a short text (COMMUNITY-1, FORM-19). */
export const reviewTextSchema = shortTextSchema(REVIEW_MAX_LENGTH);

export const questionTextSchema = shortTextSchema(QUESTION_MAX_LENGTH);
