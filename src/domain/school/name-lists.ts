import * as v from 'valibot';
import { filledText, textUpTo } from '../text/text-rules.ts';
import { foldText } from '../text/slug.ts';
import { isReservedName } from '../catalogue/category.ts';
import { categoryName } from '../catalogue/category-name.ts';

/** What a school names in its catalogue. Addresses and codes stay when a name changes. */
export const nameLists = ['categorias', 'areas', 'assuntos', 'tipos', 'turnos'] as const;
export type NameList = (typeof nameLists)[number];

export const MAX_NAME_LENGTH = 60;
/** Search engines cut after some 160. */
export const MAX_DESCRIPTION_LENGTH = 300;

export const nameEntrySchema = v.object({
  /** The id, or a shift's code. */
  chave: textUpTo(20),
  nome: filledText(MAX_NAME_LENGTH),
  /** What the list of its courses says of it, on the page and to search engines. */
  descricao: v.optional(textUpTo(MAX_DESCRIPTION_LENGTH)),
});
export type NameEntry = v.InferOutput<typeof nameEntrySchema>;

export interface ShownName extends Omit<NameEntry, 'descricao'> {
  /** Null where the list has none. */
  descricao: string | null;
  /** The area of a subject; null for all else. */
  de: string | null;
}

/**
 * Messages by key: of names that another of the list has, whatever its case and accents, and of categories
 * whose new name means something else to the shop.
 */
export function refuseNames(
  list: NameList,
  names: readonly ShownName[],
  stored: readonly ShownName[],
): Record<string, string> {
  const before = new Map(stored.map(({ chave, nome }) => [chave, nome]));
  const shown = (nome: string) => (list === 'categorias' ? categoryName(nome) : nome);
  const identity = ({ nome, de }: ShownName) => `${de ?? ''}/${foldText(shown(nome))}`;
  const taken = names.map(identity);
  const refused: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    if (taken.some((other, at) => at !== index && other === taken[index])) {
      refused[name.chave] = 'Outro item da lista já tem este nome.';
    } else if (list === 'categorias' && before.get(name.chave) !== name.nome && isReservedName(name.nome)) {
      refused[name.chave] = 'A loja usa este nome para outra coisa. Escolha outro.';
    }
  }
  return refused;
}
