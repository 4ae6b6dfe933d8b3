import { categoryName } from '#/domain/catalogue/category-name.ts';
import { foldText } from '#/domain/text/slug.ts';
import type { Database } from '#/backend/db/database.ts';
import { type AreaName, listAreaNames, listModalityNames, listTypeNames } from '../import-repository.ts';

type Found = { id: number } | { problem: string };

const fold = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim();

const oneOf = (names: readonly string[]) => {
  const shown = names.slice(0, 12).join(', ');
  return names.length > 12 ? `${shown} e mais ${names.length - 12}` : shown;
};

interface Name {
  id: number;
  nome: string;
}

interface NameLists {
  modalities: readonly (Name & { slug: string })[];
  areas: readonly AreaName[];
  types: readonly Name[];
}

/** What a sheet calls by its name, found whatever its capitals and accents. */
export class KnownNames {
  readonly #modalities: ReadonlyMap<string, number>;
  readonly #types: ReadonlyMap<string, number>;
  readonly #areas = new Map<string, number[]>();

  readonly #lists: NameLists;

  constructor(lists: NameLists) {
    this.#lists = lists;
    this.#modalities = new Map(
      lists.modalities.flatMap(({ id, nome, slug }) =>
        [nome, categoryName(nome), slug].map((name) => [fold(name), id] as const),
      ),
    );
    this.#types = new Map(lists.types.map(({ id, nome }) => [fold(nome), id]));
    for (const { id, nome, grupo } of lists.areas)
      for (const key of [fold(nome), `${fold(grupo)} > ${fold(nome)}`])
        this.#areas.set(key, [...(this.#areas.get(key) ?? []), id]);
  }

  modality(text: string): Found {
    const id = this.#modalities.get(fold(text));
    if (id !== undefined) return { id };
    const names = this.#lists.modalities.map(({ nome }) => categoryName(nome));
    return { problem: `Esta modalidade não existe. Há: ${oneOf(names)}.` };
  }

  type(text: string): Found {
    const id = this.#types.get(fold(text));
    if (id !== undefined) return { id };
    return { problem: `Este tipo não existe. Há: ${oneOf(this.#lists.types.map(({ nome }) => nome))}.` };
  }

  area(text: string): Found {
    const found = this.#areas.get(fold(text).replace(/\s*>\s*/, ' > ')) ?? [];
    const [id, other] = found;
    if (id !== undefined && other === undefined) return { id };
    if (id === undefined) return { problem: 'Esta área não existe. Veja as que há em Nomes do catálogo.' };
    const names = found.map((each) => this.areaName(each));
    return { problem: `Há mais de uma com este nome. Escreva ${names.join(' ou ')}.` };
  }

  areaOf(id: number): AreaName {
    return this.#lists.areas.find((area) => area.id === id)!;
  }

  areaName(id: number): string {
    const { grupo, nome } = this.areaOf(id);
    return `${grupo} > ${nome}`;
  }

  modalityIds(): number[] {
    return this.#lists.modalities.map(({ id }) => id);
  }

  modalityName(id: number): string {
    return categoryName(this.#lists.modalities.find((modality) => modality.id === id)!.nome);
  }

  typeName(id: number): string {
    return this.#lists.types.find((type) => type.id === id)!.nome;
  }
}

export const readKnownNames = async (db: Database) =>
  new KnownNames({
    modalities: await listModalityNames(db),
    areas: await listAreaNames(db),
    types: await listTypeNames(db),
  });
