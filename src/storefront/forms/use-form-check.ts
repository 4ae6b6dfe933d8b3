import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FormAnswer } from './form-answer.ts';
import { listErrors, summarize, type FieldErrors } from './form-errors.ts';
import { useAfterPress } from './use-after-press.ts';

const controlNames: Readonly<Record<string, string>> = { nascimento: 'dia' };
const fieldOfControl: Readonly<Record<string, string>> = {
  dia: 'nascimento',
  mes: 'nascimento',
  ano: 'nascimento',
};

interface FormCheckOptions<Values> {
  read: (data: FormData) => Values;
  find: (values: Values) => FieldErrors;
  prefix: string;
  answer?: FormAnswer | undefined;
  focus?: 'first-field' | 'summary';
}

/** Validates an uncontrolled form: a field on blur, everything on submit. */
export function useFormCheck<Values>({
  read,
  find,
  prefix,
  answer,
  focus = 'first-field',
}: FormCheckOptions<Values>) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(answer?.fieldErrors ?? {});
  const [attempt, setAttempt] = useState(listErrors(answer?.fieldErrors ?? {}).length > 0 ? 1 : 0);
  const touched = useRef(new Set<string>());
  const lastButton = useRef<HTMLButtonElement>(null);

  // A field that is left or typed in is checked for the last button: it may have been left for that press.
  const dataOf = (form: HTMLFormElement) =>
    new FormData(form, lastButton.current?.form === form ? lastButton.current : null);

  const idOf = (field: string) => `${prefix}-${controlNames[field] ?? field}`;
  const shown = listErrors(fieldErrors);
  const afterPress = useAfterPress();
  const focusFirst = useEffectEvent(() => {
    if (shown.length > 1 && focus === 'summary') return;
    const first = firstOnPage(shown.map(({ field }) => idOf(field)));
    const control = first?.matches('fieldset') ? first.querySelector('input') : first;
    control?.focus();
  });
  // Once the messages are there: they are read with the field, and may move it.
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  function show(found: FieldErrors) {
    setFieldErrors(found);
    if (listErrors(found).length > 0) setAttempt((count) => count + 1);
  }

  return {
    fieldErrors,
    attempt,
    summary:
      attempt > 0 && shown.length > 1
        ? shown.map((problem) => ({ ...summarize(problem), field: idOf(problem.field) }))
        : [],
    show,
    /**
     * The values when nothing is wrong with them; else shows the problems and answers undefined. With the
     * button that sent the form, its value counts as well.
     */
    check(form: HTMLFormElement, submitter?: HTMLElement | null): Values | undefined {
      lastButton.current = submitter instanceof HTMLButtonElement ? submitter : null;
      const values = read(new FormData(form, submitter));
      const found = find(values);
      show(found);
      return listErrors(found).length === 0 ? values : undefined;
    },
    formProps: {
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target);
        if (!field) return;
        touched.current.add(field);
        if (fieldErrors[field]) {
          const found = find(read(dataOf(event.currentTarget)));
          setFieldErrors((old) => ({ ...old, [field]: found[field] }));
        }
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target);
        // Within the birth date, the visitor is still typing.
        if (!field || !touched.current.has(field) || fieldOf(event.relatedTarget) === field) return;
        const form = event.currentTarget;
        afterPress(() => {
          const found = find(read(dataOf(form)));
          setFieldErrors((old) => (old[field] === found[field] ? old : { ...old, [field]: found[field] }));
        });
      },
    },
  };
}

function firstOnPage(ids: readonly string[]): HTMLElement | undefined {
  const controls = ids.flatMap((id) => document.getElementById(id) ?? []);
  const [first] = controls.toSorted((left, right) =>
    left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return first;
}

function fieldOf(target: EventTarget | null): string | undefined {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  const name = isControl ? target.name : undefined;
  return name ? (fieldOfControl[name] ?? name) : undefined;
}
