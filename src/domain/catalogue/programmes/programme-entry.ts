import * as v from 'valibot';
import { newSlugText, slugText } from '#/domain/text/slug-text.ts';
import { filledText, textUpTo } from '#/domain/text/text-rules.ts';
import { fullPrice, typedId, wholeNumber } from '../course-entry.ts';

const FEWEST = 2;
export const MOST_COURSES = 10;

export const programmeSlugSchema = slugText(80, 'gestao-industrial');

/** The last part of the address of the programme's page, which never changes. */
export const newProgrammeSlugSchema = newSlugText(
  programmeSlugSchema,
  'novo',
  'Escolha outro endereço: este é da página que cria programas.',
);

const idList = (message: string) =>
  v.pipe(
    v.array(typedId),
    v.minLength(FEWEST, message),
    v.maxLength(MOST_COURSES, message),
    v.check((ids) => new Set(ids).size === ids.length, 'Um deles está repetido.'),
  );

/** What a school writes of a programme (programa); its editions come apart. */
export const programmeEntrySchema = v.object({
  titulo: v.pipe(filledText(120), v.minLength(3, 'Escreva pelo menos 3 letras.')),
  /** One sentence or two, for lists and search engines. */
  resumo: filledText(300),
  /** Markdown. */
  texto: textUpTo(6000),
  /** Ids of courses, in their order. */
  cursos: idList(`Escolha de ${FEWEST} a ${MOST_COURSES} cursos, na ordem em que são feitos.`),
});
export type ProgrammeEntry = v.InferOutput<typeof programmeEntrySchema>;

const editionEntries = {
  /** In reais, of the whole programme. */
  preco: v.pipe(fullPrice, v.minValue(1, 'Informe quanto custa o programa inteiro.')),
  parcelas_max: wholeNumber(1, 36),
  a_venda: v.boolean(),
};

export const editionEntrySchema = v.object(editionEntries);
export type EditionEntry = v.InferOutput<typeof editionEntrySchema>;

/** An edition with the offer of each course, in the order of the courses. */
export const newEditionSchema = v.object({
  ...editionEntries,
  turmas: idList('Escolha uma turma de cada curso.'),
});
export type NewEdition = v.InferOutput<typeof newEditionSchema>;
