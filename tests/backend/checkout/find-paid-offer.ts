import type { SearchResult } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';

/** An offer that is paid for, with seats for some buyers. */
export async function findPaidOffer(url: string): Promise<number> {
  const { body } = await new ApiClient(url).get<SearchResult>(
    '/api/produto-busca?preco=pago&status=em-aberto&quantidade=20&pagina=1',
  );
  return body.itens.find(({ oferta }) => (oferta?.vagas_disponiveis ?? 0) > 8)!.oferta!.id_oferta;
}
