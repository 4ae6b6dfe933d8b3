import { redirect } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { PublicError } from '#/domain/request/public-error.ts';
import type { Done, FormAnswer, ActionContext } from './form-answer.ts';
import { describeFailure, listErrors, type FieldErrors } from './form-errors.ts';
import { sessionField } from './session-name.ts';

export interface NoScriptAction<Values> {
  read: (data: FormData) => Values;
  find: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<ActionOutcome>;
  /** A field the server names otherwise. */
  renamed?: Readonly<Record<string, string>>;
}

interface DownloadFile {
  name: string;
  type: string;
  text: string;
}

type ActionOutcome = { goTo: string } | { file: DownloadFile } | { done: Done };

export const done: ActionOutcome = { done: {} };

export type AnyNoScriptAction = (
  data: FormData,
  form: string,
) => Promise<{ goTo: string } | { file: DownloadFile } | { status: number; answer: FormAnswer }>;

export function noScriptAction<Values>({
  read,
  find,
  send,
  renamed = {},
}: NoScriptAction<Values>): AnyNoScriptAction {
  return async (data, form) => {
    const values = read(data);
    const answer = {
      form,
      entries: { ...typedEntries(data), ...tickedEntries(data, values) },
      fieldErrors: {},
    };
    const fieldErrors = find(values);
    if (listErrors(fieldErrors).length > 0) return { status: 422, answer: { ...answer, fieldErrors } };
    try {
      const outcome = await send(values);
      return 'done' in outcome ? { status: 200, answer: { ...answer, done: outcome.done } } : outcome;
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      const failure = describeFailure(error);
      const named = Object.entries(failure.fieldErrors).map(([field, text]) => [
        renamed[field] ?? field,
        text,
      ]);
      const failed = { ...answer, fieldErrors: Object.fromEntries(named) as FieldErrors, failure };
      return { status: error.status, answer: failed };
    }
  };
}

export function noScriptButton(send: () => Promise<ActionOutcome>): AnyNoScriptAction {
  return noScriptAction({ read: () => ({}), find: () => ({}), send });
}

export interface PostedPage<Next> {
  request: Request;
  context: { requireSameSession(shown: string | null): void };
  next: (options: { context: ActionContext }) => Next;
}

/**
 * Runs the no-JavaScript action named by the hidden field `formulario`: redirects, returns a file, or renders
 * the page with the answer in its route context. Origins were checked before; a page of another session is
 * refused ("Token usuário mudou"). `unsubscribe` is the one-click request of mail programs (RFC 8058).
 */
export async function runAction<Next>(
  { request, context, next }: PostedPage<Next>,
  forms: Readonly<Record<string, AnyNoScriptAction>>,
  unsubscribe?: () => Promise<unknown>,
): Promise<Next | Response> {
  const data = await readForm(request);
  if (unsubscribe && data?.get('List-Unsubscribe') === 'One-Click') return answerOneClick(unsubscribe);
  const name = data?.get('formulario');
  if (!data || typeof name !== 'string' || !Object.hasOwn(forms, name)) {
    setResponseStatus(400);
    return next({ context: {} });
  }
  const shown = data.get(sessionField);
  try {
    context.requireSameSession(typeof shown === 'string' ? shown : null);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    setResponseStatus(error.status);
    return next({ context: { sessionChanged: true } });
  }
  const outcome = await forms[name]!(data, name);
  if ('goTo' in outcome) throw redirect({ href: outcome.goTo, statusCode: 303 });
  if ('file' in outcome) return download(outcome.file);
  setResponseStatus(outcome.status);
  return next({ context: { answer: outcome.answer } });
}

/** The same answer for every link, which says nothing of an address; a sender tries again after a fault. */
async function answerOneClick(unsubscribe: () => Promise<unknown>): Promise<Response> {
  let status = 200;
  try {
    await unsubscribe();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    if (error.status === 429 || error.status >= 500) status = error.status;
  }
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });
}

function download({ name, type, text }: DownloadFile): Response {
  return new Response(text, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

/** Ticks of one name, where the form reads them as one text. */
function tickedEntries(data: FormData, values: unknown): Record<string, string> {
  const read = values as Readonly<Record<string, unknown>>;
  const entries: Record<string, string> = {};
  for (const name of new Set(data.keys())) {
    const ticked = data.getAll(name).filter((value) => typeof value === 'string');
    if (ticked.length > 1 && read[name] === ticked.join(',')) entries[name] = ticked.join(',');
  }
  return entries;
}

export function typedEntries(data: FormData): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string' && !/senha/i.test(name)) entries[name] = value;
  }
  return entries;
}
