import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { findShiftNames } from '#/backend/modules/catalogue/shifts/find-shift-names.ts';
import type { CatalogueNames } from '#/contract/catalogue/course-desk.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import {
  type NameEntry,
  type NameList,
  nameLists,
  refuseNames,
  type ShownName,
} from '#/domain/school/name-lists.ts';
import { shiftLabels, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { offerShifts, type OfferShift } from '#/domain/catalogue/offer-values.ts';
import {
  countNameChange,
  findNamesVersion,
  listStoredNames,
  lockNames,
  renameRows,
  saveShiftNames,
} from './names-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changedMeanwhile } from './save-course.ts';

async function listNames(db: Database, list: NameList): Promise<ShownName[]> {
  if (list === 'turnos') {
    const names = await findShiftNames(db);
    return offerShifts.map((turno) => ({
      chave: turno,
      nome: shiftName({ turno, nome_turno: names[turno] }),
      de: null,
      descricao: null,
    }));
  }
  const stored = await listStoredNames(db, list);
  if (list !== 'categorias') return stored;
  return stored.map((name) => ({ ...name, nome: categoryName(name.nome) }));
}

export async function readNames(db: Database): Promise<CatalogueNames> {
  const versao = await findNamesVersion(db);
  const listas = await Promise.all(
    nameLists.map(async (lista) => ({ lista, nomes: await listNames(db, lista) })),
  );
  return { versao, listas };
}

/** @throws 409 `NOMES_ALTERADOS`; 422 `NOME_RECUSADO` by key, `OPCAO_DESCONHECIDA` */
export async function saveNames(
  editor: Editor,
  { lista, versao, nomes }: { lista: NameList; versao: number; nomes: readonly NameEntry[] },
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    if ((await lockNames(tx)) !== versao) throw changedMeanwhile('NOMES_ALTERADOS');
    const known = await listNames(tx, lista);
    const asked = new Map(nomes.map((name) => [name.chave, name]));
    const unknown = nomes.find(({ chave }) => !known.some((name) => name.chave === chave));
    if (unknown) throw nameGone(unknown.chave);
    const wanted = known.map((name) => {
      const { nome, descricao } = asked.get(name.chave) ?? name;
      return { ...name, nome, descricao: name.descricao === null ? null : (descricao ?? name.descricao) };
    });
    const refused = Object.entries(refuseNames(lista, wanted, known));
    if (refused.length > 0) throw namesRefused(refused);
    const changes = wanted.flatMap((name, index) => {
      const before = known[index]!;
      const isRenamed = name.nome !== before.nome;
      if (!isRenamed && name.descricao === before.descricao) return [];
      return [{ before, row: { ...name, nome: isRenamed ? name.nome : null } }];
    });
    if (changes.length === 0) return versao;
    const rows = changes.map(({ row }) => row);
    await (lista === 'turnos' ? saveShiftNames(tx, ownNames(wanted)) : renameRows(tx, lista, rows));
    await actOf({ ...editor, db: tx }, 'ALTEROU_NOMES', lista, {
      antes: changes.map(({ before }) => before.nome),
      depois: changes.map(({ before, row }) => row.nome ?? before.nome),
    });
    return countNameChange(tx);
  });
}

const ownNames = (shifts: readonly ShownName[]) =>
  Object.fromEntries(
    shifts
      .filter(({ chave, nome }) => nome !== shiftLabels[chave as OfferShift])
      .map(({ chave, nome }) => [chave, nome]),
  );

const fieldOf = (key: string) => `nome_${key}`;

const nameGone = (key: string) =>
  refusedField('OPCAO_DESCONHECIDA', fieldOf(key), 'Este item não existe mais. Abra a página de novo.');

const namesRefused = (refused: readonly (readonly [key: string, message: string])[]) =>
  new BackendError(
    422,
    'NOME_RECUSADO',
    'Há nomes que não podem ser usados. Nada foi salvo.',
    Object.fromEntries(refused.map(([key, message]) => [fieldOf(key), [message]])),
  );
