import * as v from 'valibot';
import { AMOUNT_MESSAGE } from '../text/amount-text.ts';
import { reaisSchema } from '../sale/money-schema.ts';
import { REQUIRED_MESSAGE, typedText } from '../text/required.ts';
import { filledText, textUpTo } from '../text/text-rules.ts';
import { isWebLink } from '../text/web-link.ts';
import { followsRules } from './field-rules.ts';
import { RELATED_COURSES } from './course-list/related-courses.ts';
import { pricePeriods } from './price-period.ts';

/** Said where nothing was chosen, or something that isn't offered. */
export const CHOOSE_MESSAGE = 'Escolha uma das opções.';

export const wholeNumber = (min: number, max: number) => {
  const message = `Informe um número de ${min} a ${max}.`;
  return v.pipe(
    v.number(({ input }) => (input === undefined ? REQUIRED_MESSAGE : message)),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const UNKNOWN_NUMBER_MESSAGE = 'Um destes números não existe.';

/** One of several ids that are typed, not chosen. */
export const typedId = v.pipe(
  v.number(UNKNOWN_NUMBER_MESSAGE),
  v.integer(UNKNOWN_NUMBER_MESSAGE),
  v.minValue(1, UNKNOWN_NUMBER_MESSAGE),
  v.maxValue(2_147_483_647, UNKNOWN_NUMBER_MESSAGE),
);

export const chosenId = v.pipe(
  v.number(CHOOSE_MESSAGE),
  v.integer(CHOOSE_MESSAGE),
  v.minValue(1, CHOOSE_MESSAGE),
  v.maxValue(2_147_483_647, CHOOSE_MESSAGE),
);
export const textList = (max: number, lengths: number) =>
  v.pipe(v.array(textUpTo(lengths)), v.maxLength(max, `Escreva no máximo ${max} linhas.`));

/** Integer cents fit the database's integers. */
const priceSchema = v.pipe(
  v.number(({ input }) => (input === undefined ? REQUIRED_MESSAGE : AMOUNT_MESSAGE)),
  reaisSchema,
  v.maxValue(1_000_000, 'Informe um valor de até R$ 1.000.000,00.'),
);
export const promotionalPrice = v.nullable(priceSchema);
export const fullPrice = priceSchema;

interface Prices {
  preco_original: number;
  preco_promocional: number | null;
}

export const promotionProblem = ({ preco_original, preco_promocional }: Prices) =>
  preco_promocional === null || (preco_promocional > 0 && preco_promocional < preco_original)
    ? undefined
    : 'O preço com desconto precisa ser menor que o preço cheio.';

const moduleSchema = v.object({
  titulo: filledText(150),
  carga_horaria: wholeNumber(1, 9999),
  topicos: textList(40, 300),
});

/** Ids of courses, chosen one by one. */
export const distinctIds = (max: number) =>
  v.pipe(
    v.array(typedId),
    v.maxLength(max, `Escolha no máximo ${max} cursos.`),
    v.check((ids) => new Set(ids).size === ids.length, 'Um deles está repetido.'),
  );

/** What a school writes of a course; its address, picture and offers come apart. */
const courseEntries = {
  titulo: v.pipe(filledText(120), v.minLength(3, 'Escreva pelo menos 3 letras.')),
  id_modalidade: chosenId,
  id_area_atuacao: chosenId,
  id_tipo_curso: chosenId,
  descricao: filledText(6000),
  publico_alvo: filledText(1000),
  objetivos: v.pipe(textList(20, 300), v.minLength(1, REQUIRED_MESSAGE)),
  conteudo: v.pipe(
    v.array(moduleSchema),
    v.minLength(1, REQUIRED_MESSAGE),
    v.maxLength(40, 'Escreva no máximo 40 módulos.'),
  ),
  carga_horaria: wholeNumber(1, 9999),
  duracao_meses: wholeNumber(0, 120),
  certificacao: filledText(1000),
  requisitos: textUpTo(1000),
  video_url: v.nullable(
    v.pipe(
      typedText(),
      v.check(
        (text) =>
          isWebLink(text) && /^https:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)/.test(text),
        'Informe o endereço de um vídeo do YouTube.',
      ),
    ),
  ),
  termos_busca: textUpTo(300),
  /** Shown on its page, in this order; left out: as they are. */
  relacionados: v.optional(distinctIds(RELATED_COURSES)),
  preco_original: fullPrice,
  preco_promocional: promotionalPrice,
  periodo_preco: v.picklist(pricePeriods, CHOOSE_MESSAGE),
};

const plainCourse = v.object(courseEntries);
export type CourseEntry = v.InferOutput<typeof plainCourse>;

export const courseEntrySchema = v.pipe(
  plainCourse,
  followsRules<CourseEntry>({
    preco_promocional: promotionProblem,
    conteudo: ({ conteudo, carga_horaria }) =>
      conteudo.reduce((sum, { carga_horaria: hours }) => sum + hours, 0) > carga_horaria
        ? 'As horas dos módulos passam da carga horária do curso.'
        : undefined,
  }),
);
