import * as v from 'valibot';
import { personEntriesSchema, type PersonEntries } from '#/forms/fields/person-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Which form a draft belongs to: who signs up inside the checkout types into another one than who studies.
 */
export type DraftForm = 'aluno' | 'cadastro';

/** Where the tab's storage holds a draft. Its prefix is cleared at logout. */
export const draftKey = (productOffer: string, form: DraftForm) => `vitrine:checkout:${productOffer}:${form}`;
const storedSchema = v.pipe(v.string(), v.parseJson(), personEntriesSchema);

/** What was typed for this offer in this tab before; undefined when nothing readable is there. */
export function readDraft(store: Store, productOffer: string, form: DraftForm): PersonEntries | undefined {
  const parsed = v.safeParse(storedSchema, store.getItem(draftKey(productOffer, form)));
  return parsed.success ? parsed.output : undefined;
}

/** Keeps what is typed. A full or forbidden storage costs the draft, never the purchase. */
export function saveDraft(store: Store, productOffer: string, form: DraftForm, entries: PersonEntries): void {
  try {
    store.setItem(draftKey(productOffer, form), JSON.stringify(v.parse(personEntriesSchema, entries)));
  } catch {
    // Nothing to tell the buyer: the form itself still holds everything.
  }
}

export function dropDrafts(store: Store, productOffer: string): void {
  for (const form of ['aluno', 'cadastro'] as const) store.removeItem(draftKey(productOffer, form));
}

/** Lays a draft into the inputs of a form that still hold what the page came with. */
export function applyDraft(form: HTMLFormElement, draft: PersonEntries): void {
  for (const [name, value] of Object.entries(draft)) {
    const input = form.elements.namedItem(name);
    if (value && input instanceof HTMLInputElement && input.value === input.defaultValue) input.value = value;
  }
}
