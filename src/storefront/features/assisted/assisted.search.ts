import * as v from 'valibot';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';

const token = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))), undefined),
);

const turma = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parseProductOffer(text) !== undefined),
      ),
    ),
    undefined,
  ),
);

/** Search of an assisted enrolment: the class, as addresses of the checkout have it. */
export const fundedSearchSchema = v.object({ turma });

/** Search of an assisted purchase: `link` is what the student was sent. */
export const assistedSearchSchema = v.object({ link: token });
