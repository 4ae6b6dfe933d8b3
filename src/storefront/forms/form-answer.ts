import type { Failure, FieldErrors } from './form-errors.ts';

/** Result of a no-JavaScript action: the input (never a password) with its errors, or the outcome. */
export interface FormAnswer {
  form: string;
  entries: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
  failure?: Failure;
  done?: Done;
}

export interface Done {
  mensagem?: string;
  email?: string;
  destino?: string;
  achado?: Readonly<Record<string, string>>;
  codigos?: readonly string[];
  linhas?: readonly { situacao: 'FEITO' | 'AVISO' | 'FALTA'; texto: string }[];
}

export interface ActionContext {
  answer?: FormAnswer;
  sessionChanged?: boolean;
}

export function readAnswer(serverContext: object | undefined): FormAnswer | undefined {
  const { answer }: ActionContext = serverContext ?? {};
  return answer;
}

/** Whether the POST of the page was dropped because it was of another session. */
export function readSessionChange(serverContext: object | undefined): boolean {
  const { sessionChanged = false }: ActionContext = serverContext ?? {};
  return sessionChanged;
}

export function answerTo(answer: FormAnswer | undefined, form: string): FormAnswer | undefined {
  return answer?.form === form ? answer : undefined;
}
