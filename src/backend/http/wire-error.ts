import { ORPCError, ValidationError } from '@orpc/server';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import { isDatabaseUnavailable } from '#/backend/db/unavailable.ts';
import { BackendError, busyError, internalError } from './backend-error.ts';

type Issue = ValidationError['issues'][number] & { received?: string };

/**
 * Turns any error of a route into the response for the caller; unexpected ones become 500 with the
 * error as `cause`.
 */
export function toBackendError(error: unknown, detailedInput: boolean): BackendError {
  if (error instanceof BackendError) return error;
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return invalidInput(error.cause.issues, detailedInput);
  }
  return unexpectedError(error);
}

export function unexpectedError(error: unknown): BackendError {
  return isDatabaseUnavailable(error) ? busyError(error) : internalError(error);
}

/** oRPC carries the response through in its own error; `readWireError` takes it out again. */
export function toWireError(error: BackendError): ORPCError<string, BackendError> {
  return new ORPCError(error.codigo, { status: error.status, message: error.mensagem, data: error });
}

/** The response for an error of oRPC: our own if it wraps one, else that the request couldn't be read. */
export function readWireError(error: ORPCError<string, unknown>): BackendError {
  return error.data instanceof BackendError ? error.data : unreadableBody();
}

const unreadableBody = () =>
  new BackendError(400, 'CORPO_INVALIDO', 'Não foi possível ler o que foi enviado.');

/** 422 with the messages of each field, named by its path: `aluno.endereco.cep`. */
function invalidInput(issues: readonly Issue[], detailedInput: boolean): BackendError {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    // Detailed input has the form {params, query, headers, body}; the caller only knows the fields inside.
    const field = (detailedInput ? path.slice(1) : path).join('.') || 'corpo';
    const messages = (fields[field] ??= []);
    const message = describeIssue(issue);
    if (!messages.includes(message)) messages.push(message);
  }
  return new BackendError(422, 'DADOS_INVALIDOS', 'Confira os dados informados.', fields);
}

/**
 * The schemas bring Portuguese messages for what a person types; valibot's own are English
 * and for programmers.
 */
function describeIssue(issue: Issue): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined' ? REQUIRED_MESSAGE : 'Valor inválido.';
}
