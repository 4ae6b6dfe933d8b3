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

export const fundedSearchSchema = v.object({ turma });

export const assistedSearchSchema = v.object({ link: token });
