import * as v from 'valibot';
import { addressNames } from '../fields/address-form.ts';
import { guardianNames } from '../fields/guardian-form.ts';
import { personEntriesSchema } from '../fields/person-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftForms = ['aluno', 'cadastro', 'pagamento'] as const;

export type DraftForm = (typeof draftForms)[number];

const paymentNames = ['forma', 'parcelas', 'parcelasCartao'] as const;

/** Never a password. */
export const draftNames: readonly string[] = [
  ...Object.keys(personEntriesSchema.entries),
  ...guardianNames,
  ...addressNames,
  ...paymentNames,
];

export type Draft = Readonly<Record<string, string>>;

/** @param subject product and offer, or the code of a purchase */
export const draftKey = (subject: string, form: DraftForm) => `vitrine:checkout:${subject}:${form}`;
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export function readDraft(store: Store, subject: string, form: DraftForm): Draft | undefined {
  const parsed = v.safeParse(storedSchema, store.getItem(draftKey(subject, form)));
  return parsed.success ? parsed.output : undefined;
}

/** Fields absent from the page keep their value. Storage errors are ignored. */
export function saveDraft(store: Store, subject: string, form: DraftForm, typed: Draft): void {
  const stored = Object.entries(typed).filter(([name]) => draftNames.includes(name));
  try {
    const draft = { ...readDraft(store, subject, form), ...Object.fromEntries(stored) };
    store.setItem(draftKey(subject, form), JSON.stringify(draft));
  } catch {}
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
