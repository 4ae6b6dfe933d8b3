import type { CourseOptions, NamedCourse } from '#/contract/catalogue/course-desk.ts';
import type { RecordedChange } from '#/contract/catalogue/course-history.ts';
import { dayNames, formatLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { centsToReais, formatReais } from '#/domain/sale/money.ts';
import { actLabels } from '#/domain/staff/audited-act.ts';
import { formatDay, isCalendarDay } from '#/domain/time/calendar-day.ts';
import { courseLabels } from '#/storefront/features/course-desk/course.schema.ts';
import { programmeLabels } from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import { offerLabels } from '#/storefront/features/course-desk/offer.schema.ts';

export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

type Names = Readonly<Record<string, string>>;

const labels: Names = {
  ...courseLabels,
  ...offerLabels,
  preco_original_centavos: 'Preço cheio',
  preco_promocional_centavos: 'Preço com desconto',
  confere_documentos: 'A equipe confere os documentos',
  situacao: 'Situação',
  imagem_alt: 'Descrição da imagem',
};

/** What is changed in a programme and its editions. */
export const programmeNames: Names = {
  ...programmeLabels,
  preco_centavos: 'Preço do programa inteiro',
  parcelas_max: labels['parcelas_max']!,
  a_venda: 'À venda',
  imagem_alt: labels['imagem_alt']!,
};

const days: Readonly<Record<string, string>> = dayNames;

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  formato: formatLabels,
  turno: shiftLabels,
  situacao: offerStatusLabels,
  tipo_oferta: { PAGO: 'Paga', GRATUITO: 'Gratuita', BOLSA: 'Bolsa' },
};

interface DescribedOptions extends CourseOptions {
  courses: readonly NamedCourse[];
}

/** Ids of the courses that changes speak of. */
export const coursesIn = (changes: readonly RecordedChange[]): number[] => [
  ...new Set(
    changes
      .flatMap(({ dados: { antes, depois } }) => [antes, depois])
      .filter(isObject)
      .flatMap(({ relacionados, cursos }) => [relacionados, cursos])
      .flatMap((ids) => (Array.isArray(ids) ? ids : []))
      .filter((id) => typeof id === 'number'),
  ),
];

export interface DescribedChange extends Pick<RecordedChange, 'id' | 'em' | 'quem' | 'desfazivel'> {
  titulo: string;
  motivo: string | null;
  campos: ChangedField[];
}

export function describeChange(
  change: RecordedChange,
  options: DescribedOptions,
  names: Names = labels,
): DescribedChange {
  const { id, em, quem, desfazivel, acao, objeto, dados } = change;
  const { motivo } = dados;
  return {
    id,
    em,
    quem,
    desfazivel,
    titulo: [(actLabels as Record<string, string>)[acao] ?? acao, objeto].filter(Boolean).join(': '),
    motivo: typeof motivo === 'string' ? motivo : null,
    campos: describeFields(dados, options, names),
  };
}

/** What each field was and is; columns that follow from others are left out. */
function describeFields(
  { antes, depois }: RecordedChange['dados'],
  options: DescribedOptions,
  names: Names,
): ChangedField[] {
  if (!isObject(antes) || !isObject(depois)) return [];
  return Object.keys(depois).flatMap((field) => {
    const label = names[field];
    const before = describeValue(field, antes[field], options);
    const after = describeValue(field, depois[field], options);
    return label === undefined || before === after ? [] : [{ label, before, after }];
  });
}

function describeValue(field: string, value: unknown, options: DescribedOptions): string {
  if (value === null || value === undefined || value === '') return 'nada';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return describeNumber(field, value, options);
  if (Array.isArray(value)) return describeList(field, value, options);
  if (typeof value !== 'string') return JSON.stringify(value);
  return choices[field]?.[value] ?? (isCalendarDay(value) ? formatDay(value) : value);
}

function describeNumber(field: string, value: number, options: DescribedOptions): string {
  if (field.endsWith('_centavos')) return formatReais(centsToReais(value));
  return nameOf(field, value, options) ?? String(value);
}

function nameOf(field: string, id: number, options: DescribedOptions): string | undefined {
  const { modalidades, areas, tipos, unidades, courses } = options;
  switch (field) {
    case 'id_modalidade':
      return modalidades.find((each) => each.id_modalidade === id)?.nome;
    case 'id_area_atuacao':
      return areas.find((each) => each.id_area_atuacao === id)?.nome;
    case 'id_tipo_curso':
      return tipos.find((each) => each.id_tipo_curso === id)?.nome;
    case 'id_unidade':
      return unidades.find((each) => each.id_unidade === id)?.nome;
    case 'relacionados':
    case 'cursos':
      return courses.find((each) => each.id_produto === id)?.titulo;
    default:
      return undefined;
  }
}

function describeList(field: string, values: readonly unknown[], options: DescribedOptions): string {
  if (values.length === 0) return 'nada';
  const texts = values.map((value) => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return nameOf(field, value, options) ?? String(value);
    const title = isObject(value) ? value['titulo'] : undefined;
    return typeof title === 'string' ? title : JSON.stringify(value);
  });
  return field === 'dias_semana' ? texts.map((text) => days[text] ?? text).join(', ') : texts.join('\n');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
