import * as v from 'valibot';
import { slugPattern } from '#/domain/text/slug.ts';

const slug = v.pipe(v.string(), v.regex(slugPattern));
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

export const courseParamsSchema = v.object({ modality: slug, nomeCurso: slug, idCurso: id });

export const courseOfferParamsSchema = v.object({ ...courseParamsSchema.entries, city: slug, idOferta: id });
