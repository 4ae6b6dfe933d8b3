import * as v from 'valibot';
import { addressNames } from '#/forms/fields/address-form.ts';
import { guardianNames } from '#/forms/fields/guardian-form.ts';
import { personEntriesSchema } from '#/forms/fields/person-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Which form a draft belongs to: who signs up inside the checkout types into another one than who studies.
 */
export type DraftForm = 'aluno' | 'cadastro';

/** How it is to be paid; that the contract was accepted is asked anew. */
const paymentNames = ['forma', 'parcelas', 'parcelasCartao'] as const;

/** Controls whose text a draft keeps, by name; never a password. */
export const draftNames: readonly string[] = [
  ...Object.keys(personEntriesSchema.entries),
  ...guardianNames,
  ...addressNames,
  ...paymentNames,
];

/** Text by the name of its control. */
export type Draft = Readonly<Record<string, string>>;

/** Where the tab's storage holds a draft. Its prefix is cleared at logout. */
export const draftKey = (productOffer: string, form: DraftForm) => `vitrine:checkout:${productOffer}:${form}`;
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What was typed for this offer in this tab before; undefined when nothing readable is there. */
export function readDraft(store: Store, productOffer: string, form: DraftForm): Draft | undefined {
  const parsed = v.safeParse(storedSchema, store.getItem(draftKey(productOffer, form)));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Keeps what is typed; what isn't on the page now stays as it was. A full or forbidden storage costs the
 * draft, never the purchase.
 */
export function saveDraft(store: Store, productOffer: string, form: DraftForm, typed: Draft): void {
  const kept = Object.entries(typed).filter(([name]) => draftNames.includes(name));
  try {
    const draft = { ...readDraft(store, productOffer, form), ...Object.fromEntries(kept) };
    store.setItem(draftKey(productOffer, form), JSON.stringify(draft));
  } catch {
    // Nothing to tell the buyer: the form itself still holds everything.
  }
}

/** What stands in a form. */
export function readTyped(form: HTMLFormElement): Draft {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()] as const] : [],
  );
  return Object.fromEntries(texts);
}

export function dropDrafts(store: Store, productOffer: string): void {
  for (const form of ['aluno', 'cadastro'] as const) store.removeItem(draftKey(productOffer, form));
}

/** Lays a draft into the controls of a form that still hold what the page came with. */
export function applyDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (value && isControl(control) && offers(control, value) && control.value === firstValue(control))
      control.value = value;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | RadioNodeList;

const isControl = (control: unknown): control is Control =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof RadioNodeList;

/** What isn't to be chosen any more is left as it is. */
const offers = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/** What the page came with. */
function firstValue(control: Control): string | undefined {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  if (control instanceof RadioNodeList) {
    const choices = [...control].filter((choice) => choice instanceof HTMLInputElement);
    return choices.find(({ defaultChecked }) => defaultChecked)?.value;
  }
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
