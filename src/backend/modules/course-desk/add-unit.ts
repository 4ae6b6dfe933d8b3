import { refusedField } from '#/backend/http/backend-error.ts';
import { findMunicipality, type Municipality } from '#/backend/modules/places/municipalities.ts';
import type { UnitEntry } from '#/domain/school/unit-entry.ts';
import { slugify } from '#/domain/text/slug.ts';
import { takeNextId } from './course-desk-repository.ts';
import { actOf, type Editor } from './save-course.ts';
import { insertCity, insertUnit, isCity } from './unit-repository.ts';

/** Opens a unit anywhere in Brazil; its city gets a page of its own. @throws 422 `MUNICIPIO_DESCONHECIDO` */
export async function addUnit(editor: Editor, { cidade, uf, ...entry }: UnitEntry): Promise<number> {
  const place = findMunicipality(cidade, uf);
  if (!place) {
    throw refusedField(
      'MUNICIPIO_DESCONHECIDO',
      'cidade',
      `Não encontramos este município em ${uf}. Escreva o nome completo, como “São José”.`,
    );
  }
  return editor.db.transaction(async (tx) => {
    const id = await takeNextId(tx, 'units', 'id_unidade');
    if (!(await isCity(tx, place.code))) await insertCity(tx, cityOf(place));
    await insertUnit(tx, {
      ...entry,
      id_unidade: id,
      id_cidade: place.code,
      latitude: place.latitude,
      longitude: place.longitude,
    });
    await actOf({ ...editor, db: tx }, 'CRIOU_UNIDADE', `unidade ${id}`);
    return id;
  });
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
