import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { OfferStatus } from '#/domain/catalogue/offer-status.ts';
import type { EditionEntry, NewEdition } from '#/domain/catalogue/programmes/programme-entry.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { lockCourse, takeNextId } from '../course-desk-repository.ts';
import { insertOffer, type StoredOffer, updateOffer } from '../offer-desk-repository.ts';
import { changedMeanwhile, changesOf } from '../save-course.ts';
import { offerCode } from '../save-offer.ts';
import {
  findEdition,
  followParts,
  insertEdition,
  lockOffersOfEdition,
  updateEdition,
} from './edition-repository.ts';
import { listCourseIds } from './programme-desk-repository.ts';
import { requireProgramme } from './save-programme.ts';

const offerRefused = (message: string) => refusedField('TURMA_RECUSADA', 'turmas', message);

/**
 * Sells an offer of each course as one. Returns the id of the offer that the edition is.
 * @throws 404 `PROGRAMA_NAO_ENCONTRADO`, 422 `TURMA_RECUSADA`
 */
export async function createEdition(editor: Editor, slug: string, entry: NewEdition): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const { id_produto } = await requireProgramme(tx, slug);
    await lockCourse(tx, id_produto);
    const courseIds = await listCourseIds(tx, id_produto);
    const locked = new Map(
      (await lockOffersOfEdition(tx, entry.turmas)).map((offer) => [offer.id_oferta, offer]),
    );
    const parts = entry.turmas.flatMap((id) => locked.get(id) ?? []);
    assertSold(parts, courseIds, editor.now);
    const id = await takeNextId(tx, 'offers', 'id_oferta');
    await addEdition(tx, { id, programmeId: id_produto, entry, parts });
    await actOf({ ...editor, db: tx }, 'CRIOU_EDICAO', `programa ${slug}`, {
      depois: { ...entry, id_oferta: id },
    });
    return id;
  });
}

export const PARTS_OF_EACH = 'Escolha uma turma de cada curso, na ordem dos cursos.';
export const partNotSold = (code: string) => `A turma ${code} não recebe mais inscrições pagas.`;

export const isOnSale = (situacao: OfferStatus) => ['em-aberto', 'confirmada', 'esgotada'].includes(situacao);

interface AddedEdition {
  id: number;
  programmeId: number;
  entry: EditionEntry;
  /** An offer of each course, in the order of the courses, locked. */
  parts: readonly StoredOffer[];
  /** Left out: the shop gives one. */
  code?: string;
}

export async function addEdition(
  tx: Database,
  { id, programmeId, entry, parts, code }: AddedEdition,
): Promise<void> {
  const { fuso: _, ...first } = parts[0]!;
  await insertOffer(tx, {
    ...first,
    id_oferta: id,
    id_produto: programmeId,
    codigo_turma: code ?? offerCode('PRG', first.data_inicio, id),
    vagas_minimas: 0,
    confirmada_em: null,
    confere_documentos: parts.some(({ confere_documentos }) => confere_documentos),
    professores: [],
    oferecidas_a_lista: 0,
    parcelas_max: entry.parcelas_max,
    versao: 1,
  });
  const edition = { id_oferta: id, preco_centavos: reaisToCents(entry.preco), a_venda: entry.a_venda };
  await insertEdition(
    tx,
    edition,
    parts.map(({ id_oferta }) => id_oferta),
  );
  await followParts(tx, id);
}

interface ChangedEdition {
  id: number;
  version: number;
  entry: EditionEntry;
  /** Left out: as it is. */
  code?: string;
}

/** The new version; undefined when it was changed since. */
export async function changeEdition(
  tx: Database,
  { id, version, entry, code }: ChangedEdition,
): Promise<number | undefined> {
  const { preco, parcelas_max, a_venda } = entry;
  const saved = await updateOffer(tx, id, version, {
    parcelas_max,
    ...(code !== undefined && { codigo_turma: code }),
  });
  if (saved === undefined) return undefined;
  await updateEdition(tx, { id_oferta: id, preco_centavos: reaisToCents(preco), a_venda });
  await followParts(tx, id);
  return saved;
}

function assertSold(parts: readonly StoredOffer[], courseIds: readonly number[], now: Date): void {
  const isOfEach =
    parts.length === courseIds.length &&
    parts.every(({ id_produto }, index) => id_produto === courseIds[index]);
  if (!isOfEach) throw offerRefused(PARTS_OF_EACH);
  const refused = parts.find(
    ({ tipo_oferta, situacao, inscricoes_ate, fuso }) =>
      tipo_oferta !== 'PAGO' || !isOnSale(situacao) || inscricoes_ate < localDay(now, fuso),
  );
  if (refused) throw offerRefused(partNotSold(refused.codigo_turma));
}

/** @throws 404 `EDICAO_NAO_ENCONTRADA`, 409 `EDICAO_ALTERADA` */
export async function saveEdition(
  editor: Editor,
  offerId: number,
  version: number,
  entry: EditionEntry,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await findEdition(tx, offerId);
    if (!known) throw new BackendError(404, 'EDICAO_NAO_ENCONTRADA', 'Não encontramos esta edição.');
    const saved = await changeEdition(tx, { id: offerId, version, entry });
    if (saved === undefined) throw changedMeanwhile('EDICAO_ALTERADA');
    const { preco, ...rest } = entry;
    const changes = changesOf(known, { preco_centavos: reaisToCents(preco), ...rest });
    await actOf({ ...editor, db: tx }, 'ALTEROU_EDICAO', `turma ${offerId}`, changes);
    return saved;
  });
}
