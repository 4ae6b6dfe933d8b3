import { PublicError } from '#/domain/request/public-error.ts';

/**
 * Runs the call of a server function. Throws a PublicError when it never reached a function: the browser may
 * run an older build that knows other functions (404), or a person sends what no build of ours would (400).
 */
export async function refuseBadCall<Result extends { response?: Response }>(
  run: () => Promise<Result> | Result,
  call: { reached: boolean },
): Promise<Result> {
  let result: Result;
  try {
    result = await run();
  } catch (error) {
    if (call.reached) throw error;
    throw new PublicError({
      status: 404,
      codigo: 'CHAMADA_DESCONHECIDA',
      mensagem: 'Esta página foi atualizada. Recarregue para continuar.',
    });
  }
  if (!call.reached && (result.response?.status ?? 200) >= 500) {
    throw new PublicError({
      status: 400,
      codigo: 'CHAMADA_INVALIDA',
      mensagem: 'Não entendemos este pedido.',
    });
  }
  return result;
}
