import { formatReais } from '#/domain/sale/money.ts';
import { formatLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import type { OfferKind } from '#/domain/catalogue/offer-values.ts';
import { writeModules } from '#/domain/catalogue/module-text.ts';
import type { PricePeriod } from '#/domain/catalogue/price-period.ts';
import {
  type Cell,
  type Read,
  readChoice,
  readCodes,
  readCourseModules,
  readDay,
  readHour,
  readLines,
  readReais,
  readSlug,
  readSlugs,
  readText,
  readWeekdays,
  readWhole,
  readYesNo,
} from './cells.ts';

export const importTables = ['unidades', 'cursos', 'turmas', 'professores', 'programas', 'edicoes'] as const;
export type ImportTable = (typeof importTables)[number];

export interface ImportColumn {
  name: string;
  read: (cell: Cell) => Read<unknown>;
  /** What an empty cell stands for; without it the cell must be filled. */
  empty?: unknown;
  /** As the table says it to who fills it in. */
  help: string;
  example: string;
}

const periods: Record<PricePeriod, string> = { curso: 'curso', semestre: 'semestre', ano: 'ano' };
const kinds: Record<OfferKind, string> = { PAGO: 'Paga', GRATUITO: 'Gratuita', BOLSA: 'Bolsa' };
const id: ImportColumn = {
  name: 'id',
  read: readWhole,
  empty: null,
  help: 'O número que a loja dá. Vazio: a linha é encontrada pelo nome, e criada se não existir.',
  example: '',
};

const prices: ImportColumn[] = [
  { name: 'preco_original', read: readReais, help: 'Em reais; 0 se nada custa.', example: '1.490,00' },
  {
    name: 'preco_promocional',
    read: readReais,
    empty: null,
    help: 'Menor que o preço cheio, ou vazio.',
    example: '1.190,00',
  },
];

const hours: ImportColumn = {
  name: 'carga_horaria',
  read: readWhole,
  help: 'Horas, de 1 a 9999.',
  example: '160',
};

const unitColumns: readonly ImportColumn[] = [
  id,
  { name: 'nome', read: readText, help: 'Como as pessoas conhecem o lugar.', example: 'Unidade Centro' },
  {
    name: 'endereco',
    read: readText,
    help: 'Rua, número e bairro.',
    example: 'Rua XV de Novembro, 100, Centro',
  },
  { name: 'cidade', read: readText, help: 'O nome completo do município.', example: 'Joinville' },
  { name: 'uf', read: readText, help: 'A sigla do estado.', example: 'SC' },
  { name: 'cep', read: readText, help: 'Oito números.', example: '89201-600' },
  { name: 'telefone', read: readText, empty: '', help: 'Com DDD, ou vazio.', example: '(47) 3333-4444' },
];

const courseColumns: readonly ImportColumn[] = [
  id,
  { name: 'titulo', read: readText, help: 'De 3 a 120 letras.', example: 'Soldagem MIG/MAG' },
  {
    name: 'modalidade',
    read: readText,
    help: 'Uma das categorias da loja.',
    example: 'Cursos Profissionais',
  },
  {
    name: 'area',
    read: readText,
    help: 'O assunto do curso; se o nome existe em mais de uma área, área > assunto.',
    example: 'Metalmecânica > Soldagem e Caldeiraria',
  },
  { name: 'tipo', read: readText, help: 'Um dos tipos de curso da loja.', example: 'Qualificação' },
  {
    name: 'descricao',
    read: readText,
    help: 'A apresentação do curso, em parágrafos.',
    example: 'Aprenda a soldar chapas e perfis de aço na oficina, do ajuste da máquina à inspeção do cordão.',
  },
  { name: 'publico_alvo', read: readText, help: 'Para quem é.', example: 'Quem quer começar na soldagem.' },
  {
    name: 'objetivos',
    read: readLines,
    help: 'O que a pessoa vai saber fazer, um por linha da célula.',
    example: 'Regular a máquina\nSoldar em todas as posições',
  },
  {
    name: 'conteudo',
    read: readCourseModules,
    help: 'Módulo com as horas, e um tópico por linha.',
    example: 'Fundamentos (40 horas)\n- Segurança\n- Metais\n\nPrática (120 horas)\n- Cordões',
  },
  hours,
  { name: 'duracao_meses', read: readWhole, help: 'De 0 a 120.', example: '4' },
  {
    name: 'certificacao',
    read: readText,
    help: 'O que se recebe no fim.',
    example: 'Certificado de qualificação.',
  },
  {
    name: 'requisitos',
    read: readText,
    empty: '',
    help: 'O que se exige, ou vazio.',
    example: 'Ter 16 anos.',
  },
  { name: 'video_url', read: readText, empty: null, help: 'Um vídeo no YouTube, ou vazio.', example: '' },
  {
    name: 'termos_busca',
    read: readText,
    empty: '',
    help: 'Outras palavras com que se procura.',
    example: 'solda soldador',
  },
  ...prices,
  {
    name: 'periodo_preco',
    read: readChoice(periods),
    empty: 'curso',
    help: 'O que o preço paga: curso, semestre ou ano.',
    example: 'curso',
  },
  {
    name: 'publicado',
    read: readYesNo,
    empty: false,
    help: 'Se aparece na loja: sim ou não.',
    example: 'sim',
  },
];

const offerColumns: readonly ImportColumn[] = [
  id,
  {
    name: 'codigo_turma',
    read: readText,
    empty: null,
    help: 'O código da turma na escola. Vazio: a loja dá um.',
    example: 'SOL-2701',
  },
  { name: 'curso', read: readText, help: 'O título do curso, ou o seu número.', example: 'Soldagem MIG/MAG' },
  {
    name: 'modalidade_do_curso',
    read: readText,
    empty: null,
    help: 'Do curso, se o título existe em mais de uma.',
    example: 'Cursos Profissionais',
  },
  { name: 'unidade', read: readText, help: 'O nome da unidade, ou o seu número.', example: 'Unidade Centro' },
  {
    name: 'cidade_da_unidade',
    read: readText,
    empty: null,
    help: 'Da unidade, se o nome existe em mais de uma.',
    example: 'Joinville',
  },
  {
    name: 'formato',
    read: readChoice(formatLabels),
    help: 'Presencial, A distância ou Híbrido.',
    example: 'Presencial',
  },
  {
    name: 'turno',
    read: readChoice(shiftLabels),
    help: 'Manhã, Tarde, Noite, Integral ou Horário livre.',
    example: 'Noite',
  },
  { name: 'dias_semana', read: readWeekdays, empty: [], help: 'Os dias com aula.', example: 'seg, qua' },
  { name: 'hora_inicio', read: readHour, empty: null, help: 'Vazio só a distância.', example: '19:00' },
  { name: 'hora_fim', read: readHour, empty: null, help: 'Vazio só a distância.', example: '22:00' },
  { name: 'data_inicio', read: readDay, help: 'O primeiro dia de aula.', example: '01/02/2027' },
  { name: 'data_fim', read: readDay, help: 'O último dia de aula.', example: '30/06/2027' },
  { name: 'inscricoes_ate', read: readDay, help: 'O último dia para se inscrever.', example: '01/02/2027' },
  hours,
  { name: 'vagas_total', read: readWhole, empty: null, help: 'Vazio: sem limite.', example: '20' },
  { name: 'vagas_minimas', read: readWhole, empty: 0, help: 'Para a turma acontecer.', example: '8' },
  { name: 'tipo_oferta', read: readChoice(kinds), help: 'Paga, Gratuita ou Bolsa.', example: 'Paga' },
  ...prices,
  { name: 'parcelas_max', read: readWhole, empty: 1, help: 'Sem juros, de 1 a 36.', example: '4' },
  { name: 'idade_minima', read: readWhole, empty: null, help: 'Em anos, ou vazio.', example: '16' },
  { name: 'escolaridade', read: readText, empty: null, help: 'A exigida, ou vazio.', example: '' },
  {
    name: 'documentos',
    read: readLines,
    empty: [],
    help: 'Os pedidos, um por linha da célula.',
    example: '',
  },
  {
    name: 'confere_documentos',
    read: readYesNo,
    empty: false,
    help: 'Se a escola os confere antes da aula: sim ou não.',
    example: 'não',
  },
  {
    name: 'professores',
    read: readSlugs,
    empty: [],
    help: 'O fim do endereço da página de cada professor, separados por vírgula, ou vazio.',
    example: '',
  },
];

const teacherColumns: readonly ImportColumn[] = [
  {
    name: 'slug',
    read: readSlug,
    empty: null,
    help: 'O fim do endereço da página, que não muda mais. Vazio: é feito do nome.',
    example: 'ana-souza',
  },
  { name: 'nome', read: readText, help: 'De 3 a 120 letras.', example: 'Ana Souza' },
  {
    name: 'biografia',
    read: readText,
    empty: '',
    help: 'Texto em Markdown, sem HTML nem imagens, ou vazio.',
    example: 'Soldadora há 20 anos, com **obras em três estados**.',
  },
  {
    name: 'links',
    read: readLines,
    empty: [],
    help: 'Até 6 endereços que começam com https://, um por linha da célula.',
    example: 'https://www.linkedin.com/in/ana-souza',
  },
  {
    name: 'mostrado',
    read: readYesNo,
    empty: false,
    help: 'Se tem página na loja: sim ou não.',
    example: 'sim',
  },
];

const programmeColumns: readonly ImportColumn[] = [
  { ...id, help: 'O número que a loja dá. Vazio: a linha é encontrada pelo slug, e criada se não existir.' },
  {
    name: 'slug',
    read: readSlug,
    empty: null,
    help: 'O fim do endereço da página, que não muda mais. Vazio: é feito do título.',
    example: 'soldador-completo',
  },
  { name: 'titulo', read: readText, help: 'De 3 a 120 letras.', example: 'Soldador Completo' },
  {
    name: 'resumo',
    read: readText,
    help: 'Uma ou duas frases, para listas e buscadores.',
    example: 'Da primeira solda à inspeção.',
  },
  {
    name: 'texto',
    read: readText,
    empty: '',
    help: 'Texto em Markdown, sem HTML nem imagens, ou vazio.',
    example: 'Você começa **soldando**.',
  },
  {
    name: 'cursos',
    read: readLines,
    help: 'De 2 a 10 cursos na ordem em que são feitos, um por linha da célula: o título ou o número.',
    example: 'Soldagem MIG/MAG\nInspeção de Solda',
  },
  {
    name: 'publicado',
    read: readYesNo,
    empty: false,
    help: 'Se aparece na loja: sim ou não.',
    example: 'sim',
  },
];

const editionColumns: readonly ImportColumn[] = [
  { ...id, help: 'O número que a loja dá. Vazio: a linha é encontrada pelo código, ou pelas turmas.' },
  {
    name: 'codigo_turma',
    read: readText,
    empty: null,
    help: 'O código da edição na escola. Vazio: a loja dá um.',
    example: 'PRG-2701',
  },
  {
    name: 'programa',
    read: readText,
    help: 'O slug do programa, ou o seu número.',
    example: 'soldador-completo',
  },
  {
    name: 'turmas',
    read: readCodes,
    help: 'O código de uma turma de cada curso, na ordem dos cursos, separados por vírgula.',
    example: 'SOL-2701, INS-2701',
  },
  { name: 'preco', read: readReais, help: 'Do programa inteiro, em reais.', example: '1.990,00' },
  { name: 'parcelas_max', read: readWhole, empty: 1, help: 'Sem juros, de 1 a 36.', example: '6' },
  { name: 'a_venda', read: readYesNo, empty: false, help: 'Se é vendida: sim ou não.', example: 'sim' },
];

export const importColumns: Readonly<Record<ImportTable, readonly ImportColumn[]>> = {
  unidades: unitColumns,
  cursos: courseColumns,
  turmas: offerColumns,
  professores: teacherColumns,
  programas: programmeColumns,
  edicoes: editionColumns,
};

const writers: Readonly<Record<string, (value: never) => string>> = {
  conteudo: writeModules,
  objetivos: (lines: string[]) => lines.join('\n'),
  documentos: (lines: string[]) => lines.join('\n'),
  links: (lines: string[]) => lines.join('\n'),
  cursos: (lines: string[]) => lines.join('\n'),
  professores: (slugs: string[]) => slugs.join(', '),
  dias_semana: (days: string[]) => days.join(', '),
  formato: (value: keyof typeof formatLabels) => formatLabels[value],
  turno: (value: keyof typeof shiftLabels) => shiftLabels[value],
  tipo_oferta: (value: OfferKind) => kinds[value],
  turmas: (codes: string[]) => codes.join(', '),
  preco: (value: number) => formatReais(value).replace(/^R\$\s/, ''),
  preco_original: (value: number) => formatReais(value).replace(/^R\$\s/, ''),
  preco_promocional: (value: number) => formatReais(value).replace(/^R\$\s/, ''),
  data_inicio: writeDay,
  data_fim: writeDay,
  inscricoes_ate: writeDay,
};

function writeDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** A value as a sheet shows it, which {@link importColumns} read back. */
export function writeCell(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const write = writers[column];
  if (write) return write(value as never);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'number' ? String(value) : (value as string);
}
