import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { questions, reviews } from '#/backend/db/schema/community.ts';
import type { SeededCourse } from '../catalogue/course-rows.ts';
import type { AreaSlug } from '../catalogue/area-groups.ts';
import { makeShownName } from './people.ts';
import { openQuestions, questionPairs } from './question-texts.ts';
import { createRandom, type Random } from '../random.ts';
import {
  reviewSentences,
  reviewTopics,
  safetyTopics,
  schoolReviews,
  workshopReviews,
} from './review-texts.ts';

export type ReviewRow = typeof reviews.$inferInsert;
export type QuestionRow = typeof questions.$inferInsert;

/** Reviews of most courses; two texts of one course never equal, and no course has one or two alone. */
export function buildReviews(courses: readonly SeededCourse[], today: CalendarDay): ReviewRow[] {
  const rows: ReviewRow[] = [];
  for (const course of courses) {
    const { row, modality } = course;
    const random = createRandom(`reviews ${row.titulo}`);
    const count =
      modality === 12 || modality === 13
        ? random.pick([0, 3])
        : random.weighted([
            [0, 30],
            [3, 30],
            [4, 20],
            [5, 12],
            [9, 8],
          ]);
    const texts = new Set<string>();
    for (let attempt = 0; attempt < 3 * count && texts.size < count; attempt += 1) {
      const [nota, texto] = writeReview(course, texts, random);
      if (texts.has(texto)) continue;
      texts.add(texto);
      const nome_autor = makeShownName(random);
      // A course has none published, or enough for a mean.
      const situacao =
        texts.size <= FEWEST_REVIEWS_OF_A_MEAN
          ? 'PUBLICADA'
          : random.weighted<'PUBLICADA' | 'PENDENTE' | 'RECUSADA'>([
              ['PUBLICADA', 86],
              ['PENDENTE', 10],
              ['RECUSADA', 4],
            ]);
      rows.push({
        id_opiniao: rows.length + 1,
        id_produto: row.id_produto,
        nome_autor,
        nota,
        texto,
        situacao,
        motivo_recusa: situacao === 'RECUSADA' ? 'DADOS_PESSOAIS' : null,
        votos: random.weighted([
          [0, 50],
          [1, 20],
          [3, 16],
          [7, 10],
          [14, 4],
        ]),
        criado_em: momentOf(addDays(today, -waitedFor(random.integer(3, 540), situacao)), random),
      });
    }
  }
  return rows;
}

const waitedFor = (days: number, situacao: ReviewRow['situacao']) =>
  situacao === 'PENDENTE' ? 1 + (days % 14) : days;

const deskAreas: ReadonlySet<AreaSlug> = new Set([
  'gestao-logistica-e-seguranca-do-trabalho',
  'tecnologia-da-informacao',
  'educacao',
  'industria-criativa',
  'design-e-comunicacao',
]);

function writeReview(
  { draft, modality }: SeededCourse,
  earlier: ReadonlySet<string>,
  random: Random,
): [number, string] {
  if (modality === 15) return [...random.pick(workshopReviews)];
  if (modality >= 11 || modality === 5) return [...random.pick(schoolReviews)];
  const nota = random.weighted<1 | 2 | 3 | 4 | 5>([
    [5, 58],
    [4, 27],
    [3, 9],
    [2, 4],
    [1, 2],
  ]);
  const { opening, body, practical } = reviewSentences[nota];
  const used = [...earlier].join(' ');
  const add = (bank: readonly string[]) => {
    const fresh = bank.filter((sentence) => !used.includes(sentence) && !sentences.includes(sentence));
    if (fresh.length > 0) sentences.push(random.pick(fresh));
  };
  const sentences: string[] = [];
  add(opening);
  if (nota >= 4 && random.chance(0.45))
    add(modality === 1 ? safetyTopics : (reviewTopics[draft.area] ?? body));
  else if (random.chance(0.75)) add(body);
  const workshop =
    !draft.ead && !deskAreas.has(draft.area) && (modality === 3 || modality === 4 || modality === 6);
  if (workshop && random.chance(0.3)) add(practical);
  if (sentences.length < 2) add(body);
  return [nota, sentences.length === 0 ? random.pick<string>(body) : sentences.join(' ')];
}

export function buildQuestions(courses: readonly SeededCourse[], today: CalendarDay): QuestionRow[] {
  const rows: QuestionRow[] = [];
  for (const { row, modality } of courses) {
    const random = createRandom(`questions ${row.titulo}`);
    const fitting = questionPairs.filter(
      ({ modalities }) => modalities === null || modalities.includes(modality),
    );
    for (const { pergunta, resposta } of random.sample(fitting, random.pick([0, 1, 1, 2, 3]))) {
      const asked = addDays(today, -random.integer(5, 400));
      rows.push({
        id_pergunta: rows.length + 1,
        id_produto: row.id_produto,
        nome_autor: makeShownName(random),
        texto: pergunta,
        resposta,
        criado_em: momentOf(asked, random),
        respondida_em: momentOf(addDays(asked, random.integer(1, 3)), random),
      });
    }
    if (random.chance(0.08)) {
      rows.push({
        id_pergunta: rows.length + 1,
        id_produto: row.id_produto,
        nome_autor: makeShownName(random),
        texto: random.pick(openQuestions),
        resposta: null,
        respondida_em: null,
        criado_em: momentOf(addDays(today, -random.integer(1, 3)), random),
      });
    }
  }
  return rows;
}

/** Some instant of that day. Give it a past day where the instant mustn't lie ahead. */
export function momentOf(day: CalendarDay, random: Random): Date {
  return new Date(startOfDay(day).getTime() + random.integer(0, 86_399) * 1000);
}
