import type { Failure, FieldProblems } from './form-problems.ts';

/**
 * What comes back with the page when its form was sent as a plain POST, because the page's script wasn't
 * there or wasn't there yet: what was typed (never a password), what is wrong with it, or that it is done.
 */
export interface FormAnswer {
  /** Name of the form, where the page has several. */
  form: string;
  entries: Readonly<Record<string, string>>;
  problems: FieldProblems;
  /** Why sending failed, beyond single fields. */
  failure?: Failure;
  /** What to say on success. */
  done?: Done;
}

export interface Done {
  mensagem?: string;
  email?: string;
  destino?: string;
  /** What was looked for, by field. */
  achado?: Readonly<Record<string, string>>;
  /** Shown this once. */
  codigos?: readonly string[];
}

/** What the POST of a page puts into the context of its route. */
export interface PostContext {
  answer?: FormAnswer;
  /** The form was sent from a page of another session, so nothing was done. */
  sessionChanged?: boolean;
}

/** The answer that the POST of a page put into the context of its route. */
export function readAnswer(serverContext: object | undefined): FormAnswer | undefined {
  const { answer }: PostContext = serverContext ?? {};
  return answer;
}

/** Whether the POST of the page was dropped because it was of another session. */
export function readSessionChange(serverContext: object | undefined): boolean {
  const { sessionChanged = false }: PostContext = serverContext ?? {};
  return sessionChanged;
}

/** The answer to a form of the page, or nothing when another one was sent. */
export function answerTo(answer: FormAnswer | undefined, form: string): FormAnswer | undefined {
  return answer?.form === form ? answer : undefined;
}
