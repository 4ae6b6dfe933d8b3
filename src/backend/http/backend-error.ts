import type { ErrorBody } from '#/contract/error-body.ts';

/**
 * A refusal that reaches the caller, thrown by services: HTTP status, stable upper-case code, Portuguese
 * message for the person, and messages by field. Every other error becomes 500 `ERRO_INTERNO` and is logged.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  readonly campos: Record<string, string[]> | undefined;
  /** Seconds until it makes sense to try again, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    codigo: string,
    mensagem: string,
    campos?: Record<string, string[]>,
    options?: ErrorOptions & { retryAfter?: number },
  ) {
    super(`${codigo}: ${mensagem}`, options);
    this.status = status;
    this.codigo = codigo;
    this.mensagem = mensagem;
    this.campos = campos;
    this.retryAfter = options?.retryAfter;
  }

  toBody(): ErrorBody {
    const { status, codigo, mensagem, campos } = this;
    return campos ? { status, codigo, mensagem, campos } : { status, codigo, mensagem };
  }
}

/** 422 for one field, named by its path, such as `aluno.nascimento`. */
export const refusedField = (codigo: string, field: string, message: string) =>
  new BackendError(422, codigo, message, { [field]: [message] });

/**
 * Runs all checks of a form, so that every error is reported at once (ERROR-5).
 * @throws the first error, with the fields of the others
 */
export function checkAll<Found extends unknown[]>(
  ...checks: { [Index in keyof Found]: () => Found[Index] }
): Found {
  const refusals: BackendError[] = [];
  const found = checks.map((check): unknown => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      refusals.push(error);
      return undefined;
    }
  });
  const [first] = refusals;
  if (!first) return found as Found;
  if (!first.campos) throw first;
  const { status, codigo, mensagem } = first;
  // What was said of a field first stands.
  const campos: Record<string, string[]> = {};
  for (const refusal of refusals) Object.assign(campos, { ...refusal.campos, ...campos });
  throw new BackendError(status, codigo, mensagem, campos);
}

/** Hides an unexpected failure from the caller (ERROR-3). `cause` is only logged. */
export const internalError = (cause: unknown) =>
  new BackendError(
    500,
    'ERRO_INTERNO',
    'Serviço indisponível, favor entrar em contato com o suporte',
    undefined,
    {
      cause,
    },
  );

/** The response when the database, or the queue for it, takes too long. A later try may succeed. */
export const busyError = (cause: unknown) =>
  new BackendError(
    503,
    'SERVICO_OCUPADO',
    'Estamos com muitos acessos agora. Tente novamente em alguns segundos.',
    undefined,
    { cause, retryAfter: 3 },
  );
