import * as v from 'valibot';
import type { DeskEdition, DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import {
  type EditionEntry,
  editionEntrySchema,
  type NewEdition,
  newEditionSchema,
  newProgrammeSlugSchema,
  type ProgrammeEntry,
  programmeEntrySchema,
} from '#/domain/catalogue/programmes/programme-entry.ts';
import { slugUpTo } from '#/domain/text/slug.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  errorsOf,
  listOf,
  numberText,
  readTypedFields,
  reaisText,
  toNumber,
  toNumbers,
  toReais,
} from '#/storefront/shared/desk/typed-values.ts';

const programmeFields = ['versao', 'slug', 'titulo', 'resumo', 'texto', 'cursos'] as const;
export type ProgrammeEntries = Record<(typeof programmeFields)[number], string>;

export const readProgrammeEntries = (data: FormData): ProgrammeEntries =>
  readTypedFields(data, programmeFields);

export const programmeLabels = {
  slug: 'Endereço da página',
  titulo: 'Nome do programa',
  resumo: 'Resumo',
  texto: 'Apresentação',
  cursos: 'Cursos do programa',
} as const;

const typedProgramme = ({ titulo, resumo, texto, cursos }: ProgrammeEntries) => ({
  titulo,
  resumo,
  texto,
  cursos: toNumbers(cursos),
});

export const validateProgramme = (entries: ProgrammeEntries): FieldErrors =>
  errorsOf(programmeEntrySchema, typedProgramme(entries), programmeLabels);

/** An empty address is made of the name. */
const slugOf = ({ slug, titulo }: ProgrammeEntries) => slug || slugUpTo(80, titulo);

const newProgrammeSchema = v.object({ slug: newProgrammeSlugSchema });

export const validateNewProgramme = (entries: ProgrammeEntries): FieldErrors => ({
  ...validateProgramme(entries),
  // Without a name there is nothing to say of the address that is made of it.
  ...((entries.slug !== '' || entries.titulo !== '') &&
    errorsOf(newProgrammeSchema, { slug: slugOf(entries) }, programmeLabels)),
});

export const toProgramme = (entries: ProgrammeEntries): ProgrammeEntry =>
  v.parse(programmeEntrySchema, typedProgramme(entries));

export const toProgrammeSlug = (entries: ProgrammeEntries): string =>
  v.parse(newProgrammeSlugSchema, slugOf(entries));

export const newProgramme: ProgrammeEntries = {
  versao: '',
  slug: '',
  titulo: '',
  resumo: '',
  texto: '',
  cursos: '',
};

export const programmeTexts = (programme: DeskProgramme): ProgrammeEntries => ({
  versao: String(programme.versao),
  slug: programme.slug,
  titulo: programme.titulo,
  resumo: programme.resumo,
  texto: programme.texto,
  cursos: programme.cursos.map(({ id_produto }) => id_produto).join(', '),
});

const editionFields = ['versao', 'turmas', 'preco', 'parcelas_max', 'a_venda'] as const;
export type EditionEntries = Record<(typeof editionFields)[number], string>;

export const readEditionEntries = (data: FormData): EditionEntries => readTypedFields(data, editionFields);

export const editionLabels = {
  turmas: 'Turmas',
  preco: 'Preço do programa inteiro',
  parcelas_max: 'Máximo de parcelas',
} as const;

const typedEdition = ({ preco, parcelas_max, a_venda }: EditionEntries) => ({
  preco: toReais(preco),
  parcelas_max: toNumber(parcelas_max),
  a_venda: a_venda !== '',
});

const typedNewEdition = (entries: EditionEntries) => ({
  ...typedEdition(entries),
  turmas: listOf(entries.turmas).map(toNumber),
});

export const validateEdition = (entries: EditionEntries): FieldErrors =>
  errorsOf(editionEntrySchema, typedEdition(entries), editionLabels);

export const validateNewEdition = (entries: EditionEntries): FieldErrors =>
  errorsOf(newEditionSchema, typedNewEdition(entries), editionLabels);

export const toEdition = (entries: EditionEntries): EditionEntry =>
  v.parse(editionEntrySchema, typedEdition(entries));

export const toNewEdition = (entries: EditionEntries): NewEdition =>
  v.parse(newEditionSchema, typedNewEdition(entries));

export const newEdition: EditionEntries = {
  versao: '',
  turmas: '',
  preco: '',
  parcelas_max: '1',
  a_venda: 'sim',
};

export const editionTexts = ({ versao, preco, parcelas_max, a_venda }: DeskEdition): EditionEntries => ({
  versao: String(versao),
  turmas: '',
  preco: reaisText(preco),
  parcelas_max: numberText(parcelas_max),
  a_venda: a_venda ? 'sim' : '',
});

export const programmeSavedText = 'Programa salvo. Em poucos segundos a loja mostra a mudança.';
export const editionSavedText = 'Edição salva. Quem já comprou paga o preço que viu.';

export const describeEditions = (open: number) =>
  open === 0 ? 'Nenhuma edição aberta' : open === 1 ? '1 edição aberta' : `${open} edições abertas`;
