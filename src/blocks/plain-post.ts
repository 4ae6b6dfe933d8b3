import { redirect } from '@tanstack/react-router';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { PublicError } from '#/domain/public-error.ts';
import type { Done, FormAnswer } from './form-answer.ts';
import { describeFailure, listProblems, type FieldProblems } from './form-problems.ts';

/** A form of a page: read and checked as in the browser, then sent. */
export interface PlainForm<Values> {
  read: (data: FormData) => Values;
  find: (values: Values) => FieldProblems;
  send: (values: Values) => Promise<PlainOutcome>;
  /** A field the server names otherwise. */
  renamed?: Readonly<Record<string, string>>;
}

/** Where to go on, a path of the shop; or what the same page tells. */
type PlainOutcome = { goTo: string } | { done: Done };

/** Hides what a form's values are, so that forms of one page can stand in one list. */
export type AnyPlainForm = (
  data: FormData,
  form: string,
) => Promise<{ goTo: string } | { status: number; answer: FormAnswer }>;

/** Makes the answerer of a form that comes without JavaScript. */
export function plainForm<Values>({ read, find, send, renamed = {} }: PlainForm<Values>): AnyPlainForm {
  return async (data, form) => {
    const answer = { form, entries: typedEntries(data), problems: {} };
    const values = read(data);
    const problems = find(values);
    if (listProblems(problems).length > 0) return { status: 422, answer: { ...answer, problems } };
    try {
      const outcome = await send(values);
      return 'goTo' in outcome ? outcome : { status: 200, answer: { ...answer, done: outcome.done } };
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      const failure = describeFailure(error);
      const named = Object.entries(failure.problems).map(([field, text]) => [renamed[field] ?? field, text]);
      const told = { ...answer, problems: Object.fromEntries(named) as FieldProblems, failure };
      return { status: error.status, answer: told };
    }
  };
}

interface PostedPage<Next> {
  request: Request;
  next: (options: { context: { answer?: FormAnswer } }) => Next;
}

/**
 * Answers the POST of a page's form: goes on where the form leads, or gives the page back with the answer in the context of
 * its route. The hidden field `formulario` names the form. That the request comes from our own pages was checked before.
 */
export async function answerPost<Next>(
  { request, next }: PostedPage<Next>,
  forms: Readonly<Record<string, AnyPlainForm>>,
): Promise<Next> {
  setResponseHeader('cache-control', 'private, no-store');
  const data = await readForm(request);
  const name = data?.get('formulario');
  if (!data || typeof name !== 'string' || !Object.hasOwn(forms, name)) {
    setResponseStatus(400);
    return next({ context: {} });
  }
  const outcome = await forms[name]!(data, name);
  if ('goTo' in outcome) throw redirect({ href: outcome.goTo, statusCode: 303 });
  setResponseStatus(outcome.status);
  return next({ context: { answer: outcome.answer } });
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

/** What was typed, but for passwords. */
function typedEntries(data: FormData): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string' && !/senha/i.test(name)) entries[name] = value;
  }
  return entries;
}
