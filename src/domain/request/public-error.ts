// ERROR-1
export interface PublicErrorBody {
  /** HTTP status, 400-599. */
  status: number;
  codigo: string;
  mensagem: string;
  campos?: Record<string, string[]>;
  /** Code by which support finds the request, where it failed. */
  pedido?: string;
}

/**
 * The only error whose content may reach the browser; every other error is masked as `internalError()`. It is
 * revived in the client, so `instanceof` works on both sides.
 */
export class PublicError extends Error implements PublicErrorBody {
  override readonly name = 'PublicError';
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  readonly campos?: Record<string, string[]>;
  readonly pedido?: string;

  constructor(body: PublicErrorBody, options?: ErrorOptions) {
    super(body.mensagem, options);
    this.status = body.status;
    this.codigo = body.codigo;
    this.mensagem = body.mensagem;
    if (body.campos) this.campos = body.campos;
    if (body.pedido) this.pedido = body.pedido;
  }

  toBody(): PublicErrorBody {
    const { name: _, ...body } = this;
    return body;
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

/** True for 4xx but 408, 425 and 429, which say as little as an outage. */
export function isRefusal(status: number): boolean {
  return status < 500 && !passing.has(status);
}

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
