import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';

export const monthSearchSchema = v.object({
  mes: optionalKey(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
});
