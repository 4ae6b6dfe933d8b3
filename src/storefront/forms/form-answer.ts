import type { Failure, FieldProblems } from './form-problems.ts';

/** Result of a no-JavaScript action: the input (never a password) with its errors, or the outcome. */
export interface FormAnswer {
  form: string;
  entries: Readonly<Record<string, string>>;
  problems: FieldProblems;
  failure?: Failure;
  done?: Done;
}

export interface Done {
  mensagem?: string;
  email?: string;
  destino?: string;
  achado?: Readonly<Record<string, string>>;
  codigos?: readonly string[];
}

export interface PostContext {
  answer?: FormAnswer;
  sessionChanged?: boolean;
}

export function readAnswer(serverContext: object | undefined): FormAnswer | undefined {
  const { answer }: PostContext = serverContext ?? {};
  return answer;
}

/** Whether the POST of the page was dropped because it was of another session. */
export function readSessionChange(serverContext: object | undefined): boolean {
  const { sessionChanged = false }: PostContext = serverContext ?? {};
  return sessionChanged;
}

export function answerTo(answer: FormAnswer | undefined, form: string): FormAnswer | undefined {
  return answer?.form === form ? answer : undefined;
}
