import { isNotFound, isRedirect } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { internalError, invalidInput, PublicError } from '#/domain/request/public-error.ts';
import { logger } from '#/platform/log/logger.ts';

/** Where an error of a server function happened. */
export interface FailedCall {
  requestId: string;
  /** Name of the server function, for the log. */
  functionName: string;
  /**
   * Called by the browser, so the response's status is the error's; while rendering a page the page decides.
   */
  remote: boolean;
}

/**
 * What of an error may leave the server: redirects, not-found and ready responses as they are, a PublicError
 * with its content, refused input with the fields that were wrong, anything else only as ERRO_INTERNO.
 */
export function maskError(error: unknown, call: FailedCall): unknown {
  if (isNotFound(error) && call.remote) setResponseStatus(404);
  if (isRedirect(error) || isNotFound(error) || error instanceof Response) return error;
  const shown = toPublicError(error);
  if (shown.codigo === 'ERRO_INTERNO') {
    logger().error({ requestId: call.requestId, function: call.functionName, err: error }, 'Erro inesperado');
  }
  if (call.remote) setResponseStatus(shown.status);
  return shown.status < 500 ? shown : named(shown, call.requestId);
}

/** A person who tells support the code of a failure spares everyone the search. */
function named(error: PublicError, pedido: string): PublicError {
  return new PublicError({ ...error.toBody(), pedido }, { cause: error });
}

function toPublicError(error: unknown): PublicError {
  if (error instanceof PublicError) return error;
  const fields = refusedFields(error);
  return fields ? invalidInput(fields) : internalError(error);
}

/**
 * Start reports refused input as an Error whose message is the JSON of the validator's issues, values
 * included.
 */
function refusedFields(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return undefined;
  let issues: unknown;
  try {
    issues = JSON.parse(error.message);
  } catch {
    return undefined;
  }
  if (!Array.isArray(issues) || !issues.every(isIssue)) return undefined;
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    (fields[field] ??= []).push(issue.message);
  }
  return fields;
}

interface Issue {
  message: string;
  path?: { key: unknown }[];
}

function isIssue(value: unknown): value is Issue {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
