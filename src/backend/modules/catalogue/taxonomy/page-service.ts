import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { PageTarget } from '#/contract/catalogue/taxonomy.ts';
import { isSlug } from '#/domain/text/slug.ts';
import { findPage, type ModalityCityPair } from './page-repository.ts';

const pageNotFound = () => new BackendError(404, 'PAGINA_NAO_ENCONTRADA', 'Página não encontrada');

/** @throws 404 `PAGINA_NAO_ENCONTRADA` */
export async function resolvePage(db: Database, now: Date, segment: string): Promise<PageTarget> {
  const row = isSlug(segment) ? await findPage(db, segment, splitAtEm(segment), now) : undefined;
  if (row?.modalidade && row.cidade) {
    return { tipo: 'modalidade-cidade', modalidade: row.modalidade, cidade: row.cidade };
  }
  if (row?.modalidade) return { tipo: 'modalidade', modalidade: row.modalidade };
  if (row?.area) return { tipo: 'area', area: row.area };
  if (row?.cidade) return { tipo: 'cidade', cidade: row.cidade };
  if (row?.campanha) return { tipo: 'campanha', campanha: row.campanha };
  throw pageNotFound();
}

function splitAtEm(segment: string): ModalityCityPair[] {
  const pairs: ModalityCityPair[] = [];
  for (let at = segment.lastIndexOf('-em-'); at > 0; at = segment.lastIndexOf('-em-', at - 1)) {
    pairs.push({ modality: segment.slice(0, at), city: segment.slice(at + 4) });
  }
  return pairs;
}
