/** Error body of every backend call (ERROR-1): what may be shown to the person. */
export interface PublicErrorBody {
  /** HTTP status, 400-599. */
  status: number;
  codigo: string;
  mensagem: string;
  campos?: Record<string, string[]>;
}

/**
 * The only error whose content may reach the browser. Thrown by the gateway with the backend's response, by
 * server functions for refusals; every other error is masked as `internalError()` on its way out. It arrives
 * in the client as a PublicError again, so `error instanceof PublicError` works on both sides.
 */
export class PublicError extends Error implements PublicErrorBody {
  override readonly name = 'PublicError';
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  readonly campos?: Record<string, string[]>;

  constructor(body: PublicErrorBody, options?: ErrorOptions) {
    super(body.mensagem, options);
    this.status = body.status;
    this.codigo = body.codigo;
    this.mensagem = body.mensagem;
    if (body.campos) this.campos = body.campos;
  }

  toBody(): PublicErrorBody {
    const { status, codigo, mensagem, campos } = this;
    return campos ? { status, codigo, mensagem, campos } : { status, codigo, mensagem };
  }
}

export function internalError(cause?: unknown): PublicError {
  return new PublicError(
    {
      status: 500,
      codigo: 'ERRO_INTERNO',
      mensagem: 'Serviço indisponível, favor entrar em contato com o suporte',
    },
    { cause },
  );
}

export function invalidInput(campos: Record<string, string[]>): PublicError {
  return new PublicError({
    status: 400,
    codigo: 'DADOS_INVALIDOS',
    mensagem: 'Confira os dados informados.',
    campos,
  });
}

const passing: ReadonlySet<number> = new Set([408, 429]);

/**
 * True for the status of a response to what was asked: 4xx, but for being asked too slowly or too often,
 * which say as little about it as the troubles of the backend itself do.
 */
export function isRefusal(status: number): boolean {
  return status < 500 && !passing.has(status);
}

/** True for a failure that says there is no such thing: the page responds with 404. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof PublicError && error.status === 404;
}

/** What a table says of the code of a refusal; undefined for any other error. */
export function lookUpRefusal<Meaning>(
  error: unknown,
  meanings: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  const codigo = error instanceof PublicError ? error.codigo : '';
  return Object.hasOwn(meanings, codigo) ? meanings[codigo] : undefined;
}
