import * as v from 'valibot';
import {
  type NameEntry,
  nameEntrySchema,
  type NameList,
  type ShownName,
} from '#/domain/school/name-lists.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

export const listTexts: Record<NameList, { title: string; lead: string }> = {
  categorias: {
    title: 'Categorias',
    lead: 'No menu, nos cartões dos cursos e no título das listas. A descrição aparece na lista e nos sites de busca.',
  },
  areas: {
    title: 'Áreas',
    lead: 'No menu, nos filtros da busca e no título das listas. A descrição aparece na lista e nos sites de busca.',
  },
  assuntos: { title: 'Assuntos das áreas', lead: 'Na página do curso e no cadastro de cursos.' },
  tipos: { title: 'Tipos de curso', lead: 'Nos filtros da busca e no cadastro de cursos.' },
  turnos: { title: 'Turnos', lead: 'Em toda turma: na loja, nos e-mails, nos recibos e nos contratos.' },
};

/** `versao`, and a name for each of the list. */
export type NameEntries = Record<string, string> & { versao: string };

export const nameField = (chave: string) => `nome_${chave}`;
export const descriptionField = (chave: string) => `descricao_${chave}`;

export function readNameEntries(data: FormData): NameEntries {
  const prefixes = [nameField(''), descriptionField('')];
  const fields = [...data.keys()].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  return readTypedFields(data, [...fields, 'versao']) as NameEntries;
}

export function validateNames(entries: NameEntries): FieldErrors {
  const { nome, descricao } = nameEntrySchema.entries;
  const messageOf = (schema: v.GenericSchema, text: string | undefined) =>
    v.safeParse(schema, text).issues?.[0].message;
  const errors = namesIn(entries).flatMap((name) => [
    [nameField(name.chave), messageOf(nome, name.nome)],
    [descriptionField(name.chave), messageOf(descricao, name.descricao)],
  ]);
  return Object.fromEntries(errors.filter(([, message]) => message !== undefined)) as FieldErrors;
}

export const toNames = (entries: NameEntries) => ({
  versao: Number(entries.versao),
  nomes: namesIn(entries).map((entry) => v.parse(nameEntrySchema, entry)),
});

function namesIn(entries: NameEntries): NameEntry[] {
  const prefix = nameField('');
  return Object.entries(entries).flatMap(([field, nome]) => {
    if (!field.startsWith(prefix)) return [];
    const chave = field.slice(prefix.length);
    return [{ chave, nome, descricao: entries[descriptionField(chave)] }];
  });
}

/** The fields of a list as it is stored. */
export const nameTexts = (versao: number, names: readonly ShownName[]): NameEntries => ({
  ...Object.fromEntries(
    names.flatMap(({ chave, nome, descricao }) => [
      [nameField(chave), nome],
      [descriptionField(chave), descricao ?? ''],
    ]),
  ),
  versao: String(versao),
});

export const namesSavedText = 'Nomes salvos. Em até 10 segundos a loja mostra os nomes novos.';
