import * as v from 'valibot';
import { deskCourseStates, type DeskCourseState } from '#/domain/catalogue/course-list/course-list.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { slugPattern } from '#/domain/text/slug.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const deskCourseSearchSchema = v.object({
  ...pageSearchSchema.entries,
  busca: optionalKey(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(100)),
  ),
  situacao: optionalKey(v.picklist(deskCourseStates)),
  modalidade: optionalKey(v.pipe(v.string(), v.regex(slugPattern), v.maxLength(150))),
});
export type DeskCourseSearch = v.InferOutput<typeof deskCourseSearchSchema>;

export const stateFilterTexts: Record<DeskCourseState, string> = {
  'na-loja': 'Na loja',
  'fora-da-loja': 'Fora da loja',
  'sem-turma-aberta': 'Sem turma aberta',
};
