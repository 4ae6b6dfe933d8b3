import type { Database } from '#/backend/db/database.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import { findMunicipality, type Municipality } from '#/backend/modules/places/municipalities.ts';
import type { UnitEntry } from '#/domain/school/unit-entry.ts';
import { slugify } from '#/domain/text/slug.ts';
import { takeNextId } from './course-desk-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { insertCity, insertUnit, isCity } from './unit-repository.ts';

/** Opens a unit anywhere in Brazil; its city gets a page of its own. @throws 422 `MUNICIPIO_DESCONHECIDO` */
export async function addUnit(editor: Editor, entry: UnitEntry): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const id = await takeNextId(tx, 'units', 'id_unidade');
    await insertUnit(tx, { ...(await unitRow(tx, entry)), id_unidade: id });
    await actOf({ ...editor, db: tx }, 'CRIOU_UNIDADE', `unidade ${id}`);
    return id;
  });
}

/** A unit as it is stored, in a city that has its page. @throws 422 `MUNICIPIO_DESCONHECIDO` */
export async function unitRow(tx: Database, { cidade, uf, ...entry }: UnitEntry) {
  const place = findMunicipality(cidade, uf);
  if (!place) {
    throw refusedField(
      'MUNICIPIO_DESCONHECIDO',
      'cidade',
      `Não encontramos este município em ${uf}. Escreva o nome completo, como “São José”.`,
    );
  }
  if (!(await isCity(tx, place.code))) await insertCity(tx, cityOf(place));
  return { ...entry, id_cidade: place.code, latitude: place.latitude, longitude: place.longitude };
}

function cityOf({ code, name, uf }: Municipality) {
  const slug = slugify(name);
  const withState = `${slug}-${uf.toLowerCase()}`;
  return {
    id: code,
    name,
    uf,
    slugs: [slug, withState, `${withState}-${code}`],
  };
}
