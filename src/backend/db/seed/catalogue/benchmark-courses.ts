import { slugify } from '#/domain/text/slug.ts';
import type { SeededCourse } from './course-rows.ts';

const BATCH = 2000;
const FIRST_BENCHMARK_COURSE_ID = 100_001;

const emphases =
  'com ênfase em qualidade; com ênfase em segurança; com ênfase em gestão; com ênfase em inovação; com ênfase em sustentabilidade; para iniciantes; para líderes; para pequenas empresas; para a indústria alimentícia; para a indústria têxtil; para a indústria metalmecânica; para a construção; para o campo; para o comércio; para oficinas; para laboratórios; para escolas; para hospitais; para condomínios; para portos'.split(
    '; ',
  );

/**
 * Variations of the written courses, in batches, up to `count`: real words in real proportions
 * for search benchmarks.
 */
export function* buildBenchmarkCourses(
  written: readonly SeededCourse[],
  count: number,
): Generator<SeededCourse[]> {
  let batch: SeededCourse[] = [];
  for (let index = 0; index < count; index += 1) {
    const base = written[index % written.length];
    if (!base) return;
    const round = Math.floor(index / written.length);
    const level = Math.floor(round / emphases.length) + 1;
    const titulo = `${base.row.titulo} ${emphases[round % emphases.length]}${level > 1 ? `, nível ${level}` : ''}`;
    batch.push({
      ...base,
      row: {
        ...base.row,
        id_produto: FIRST_BENCHMARK_COURSE_ID + index,
        titulo,
        slug: slugify(titulo),
        descricao: base.draft.texto,
        mais_vendido_destaque: false,
        gestao_desempenho: false,
        publicado: true,
      },
    });
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
