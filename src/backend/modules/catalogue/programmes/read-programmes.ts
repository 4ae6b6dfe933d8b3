import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Programme, ProgrammeItem } from '#/contract/catalogue/programmes.ts';
import { optionalReais } from '#/domain/sale/money.ts';
import { toOffer } from '../course/offer.ts';
import { shownPicture } from '../pictures/shown-picture.ts';
import { listOffers } from '../course/offer-repository.ts';
import { toSummary } from '../search/course-summary.ts';
import { findSummaries } from '../search/course-summary-repository.ts';
import { findShownProgramme, listCourseIdsOf, listShownProgrammes } from './programme-repository.ts';

export async function readProgrammes(db: Database, now: Date): Promise<ProgrammeItem[]> {
  const rows = await listShownProgrammes(db, now);
  return rows.map(({ preco_centavos, soma_centavos, ...row }) => ({
    ...withPicture(row),
    preco_a_partir_de: optionalReais(preco_centavos),
    soma: optionalReais(soma_centavos),
  }));
}

/** A drawing has no text. */
const withPicture = <Row extends Parameters<typeof shownPicture>[0] & { imagem_alt: string }>({
  imagem_alt,
  areaSlug,
  cores,
  ...row
}: Row) => ({
  ...row,
  imagem: shownPicture({ ...row, areaSlug, cores }),
  ...(imagem_alt && { imagem_alt }),
});

/** @throws 404 `PROGRAMA_NAO_ENCONTRADO`, also for one that isn't on sale */
export async function readProgramme(db: Database, now: Date, slug: string): Promise<Programme> {
  const row = await findShownProgramme(db, slug);
  if (!row) throw new BackendError(404, 'PROGRAMA_NAO_ENCONTRADO', 'Não encontramos este programa.');
  const [courses, offers] = await Promise.all([
    listCourseIdsOf(db, row.id_produto).then((ids) => findSummaries(db, ids, now)),
    listOffers(db, row.id_produto, now),
  ]);
  return {
    ...withPicture(row),
    texto: readMarkdown(row.texto).blocos,
    cursos: courses.map(toSummary),
    edicoes: offers.filter(({ situacao }) => situacao !== 'encerrada').map(toOffer),
  };
}
