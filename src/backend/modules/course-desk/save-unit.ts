import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import type { UnitEntry } from '#/domain/school/unit-entry.ts';
import { lockNewRows } from './course-desk-repository.ts';
import { unitRow } from './add-unit.ts';
import { unitHasPeople } from './offer-desk-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changedMeanwhile, changesOf } from './save-course.ts';
import { countOffersAhead, lockUnit, moveOffersAhead, setUnitClosed, updateUnit } from './unit-repository.ts';

const unitNotFound = () => new BackendError(404, 'UNIDADE_NAO_ENCONTRADA', 'Não encontramos esta unidade.');

/**
 * Offers that aren't over go with a unit to its new city, unless people are in one of them.
 * @throws 404 `UNIDADE_NAO_ENCONTRADA`; 409 `UNIDADE_ALTERADA`, `UNIDADE_COM_PESSOAS`; 422
 *   `MUNICIPIO_DESCONHECIDO`
 */
export async function saveUnit(
  editor: Editor,
  unitId: number,
  version: number,
  entry: UnitEntry,
): Promise<number> {
  const { now } = editor;
  return editor.db.transaction(async (tx) => {
    const known = await lockUnit(tx, unitId);
    if (!known) throw unitNotFound();
    // Two units that go to a new city at once would both make its row.
    await lockNewRows(tx);
    const { latitude, longitude, ...row } = await unitRow(tx, entry);
    const moves = row.id_cidade !== known.id_cidade;
    const saved = await updateUnit(tx, unitId, version, moves ? { ...row, latitude, longitude } : row);
    if (saved === undefined) throw changedMeanwhile('UNIDADE_ALTERADA');
    if (moves) {
      // Moved first: a buyer waits for the offer's row, or is seen.
      await moveOffersAhead(tx, { unitId, cityId: row.id_cidade, now });
      if (await unitHasPeople(tx, unitId, now)) throw hasPeople();
    }
    await actOf({ ...editor, db: tx }, 'ALTEROU_UNIDADE', `unidade ${unitId}`, changesOf(known, row));
    return saved;
  });
}

/** @throws 404 `UNIDADE_NAO_ENCONTRADA`; 409 `UNIDADE_COM_TURMAS` */
export async function closeUnit(editor: Editor, unitId: number, isClosed: boolean): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockUnit(tx, unitId);
    if (!known) throw unitNotFound();
    if (isClosed === (known.fechada_em !== null)) return;
    const ahead = isClosed ? await countOffersAhead(tx, unitId, editor.now) : 0;
    if (ahead > 0) throw hasOffers(ahead);
    await setUnitClosed(tx, unitId, isClosed ? editor.now : null);
    await actOf({ ...editor, db: tx }, isClosed ? 'FECHOU_UNIDADE' : 'REABRIU_UNIDADE', `unidade ${unitId}`);
  });
}

const hasPeople = () =>
  new BackendError(
    409,
    'UNIDADE_COM_PESSOAS',
    'Há pessoas em turmas desta unidade: elas escolheram esta cidade. Cadastre outra unidade para a nova.',
    { cidade: ['Há pessoas em turmas desta unidade: a cidade não muda antes do fim delas.'] },
  );

const hasOffers = (count: number) =>
  new BackendError(
    409,
    'UNIDADE_COM_TURMAS',
    count === 1
      ? 'Uma turma desta unidade ainda não terminou. Mude a turma de lugar, cancele, ou feche depois do último dia.'
      : `${count} turmas desta unidade ainda não terminaram. Mude as turmas de lugar, cancele, ou feche depois do último dia.`,
  );

/** What an offer is told that wants a unit which isn't there any more. */
export const unitGone = () =>
  refusedField(
    'UNIDADE_NAO_ENCONTRADA',
    'id_unidade',
    'Esta unidade não existe mais, ou está fechada. Escolha outra.',
  );
