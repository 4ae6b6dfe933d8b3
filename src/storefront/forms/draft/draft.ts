import * as v from 'valibot';
import { addressNames } from '../fields/address-form.ts';
import { guardianNames } from '../fields/guardian-form.ts';
import { personEntriesSchema } from '../fields/person-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftForms = ['aluno', 'cadastro', 'pagamento'] as const;

/**
 * Which form a draft belongs to: who signs up inside the checkout types into another one than who studies,
 * and how a purchase is paid is typed once more on its own page.
 */
export type DraftForm = (typeof draftForms)[number];

const paymentNames = ['forma', 'parcelas', 'parcelasCartao'] as const;

/** Controls whose text a draft keeps, by name; never a password. */
export const draftNames: readonly string[] = [
  ...Object.keys(personEntriesSchema.entries),
  ...guardianNames,
  ...addressNames,
  ...paymentNames,
];

export type Draft = Readonly<Record<string, string>>;

/**
 * Where the tab's storage holds a draft, which is cleared at logout.
 * @param subject what is bought: product and offer, or the code of a purchase
 */
export const draftKey = (subject: string, form: DraftForm) => `vitrine:checkout:${subject}:${form}`;
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What was typed for this in this tab before; undefined when nothing readable is there. */
export function readDraft(store: Store, subject: string, form: DraftForm): Draft | undefined {
  const parsed = v.safeParse(storedSchema, store.getItem(draftKey(subject, form)));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Keeps what is typed; what isn't on the page now stays as it was. A full or forbidden storage costs the
 * draft, never the purchase.
 */
export function saveDraft(store: Store, subject: string, form: DraftForm, typed: Draft): void {
  const kept = Object.entries(typed).filter(([name]) => draftNames.includes(name));
  try {
    const draft = { ...readDraft(store, subject, form), ...Object.fromEntries(kept) };
    store.setItem(draftKey(subject, form), JSON.stringify(draft));
  } catch {
    // Nothing to tell the buyer: the form itself still holds everything.
  }
}

export function readTyped(form: HTMLFormElement): Draft {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()] as const] : [],
  );
  return Object.fromEntries(texts);
}

export function dropDrafts(store: Store, subject: string): void {
  for (const form of draftForms) store.removeItem(draftKey(subject, form));
}

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

/** What isn't to be chosen any more is left as it is: a radio that stands alone would change its meaning. */
function offers(control: Control, value: string): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.value === value);
  return !(control instanceof HTMLInputElement && control.type === 'radio');
}

function firstValue(control: Control): string | undefined {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  if (control instanceof RadioNodeList) {
    const choices = [...control].filter((choice) => choice instanceof HTMLInputElement);
    return choices.find(({ defaultChecked }) => defaultChecked)?.value;
  }
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
