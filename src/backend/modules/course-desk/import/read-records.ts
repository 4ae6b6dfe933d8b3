import type { Database } from '#/backend/db/database.ts';
import { importColumns, type ImportTable } from '#/domain/catalogue/import/import-columns.ts';
import { centsToReais, pricesInReais } from '#/domain/sale/money.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import {
  findStoredCourses,
  findStoredOffers,
  listCourseKeys,
  listOfferKeys,
  listStoredUnits,
  type StoredUnit,
} from './import-repository.ts';
import { listStoredTeachers } from './teacher-import-repository.ts';
import {
  findStoredProgrammes,
  listProgrammeKeys,
  listStoredEditions,
} from './programme-import-repository.ts';
import { inChunks } from '#/backend/in-chunks.ts';
import { readKnownNames } from './plan/known-names.ts';

export type CatalogueRecords = Record<ImportTable, Record<string, unknown>[]>;

/** The values of a row in the order of its columns. */
const toRecord = (table: ImportTable, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(importColumns[table].map(({ name }) => [name, values[name]]));

const placeOf = ({ nome, cidade }: StoredUnit) => `${nome}/${cidade}`;

/** The whole catalogue by the columns of import, by id; offers that were cancelled or have ended stay out. */
export async function readRecords(db: Database): Promise<CatalogueRecords> {
  const names = await readKnownNames(db);
  const units = await listStoredUnits(db);
  const courses = await listCourseKeys(db);
  const records: CatalogueRecords = {
    unidades: [],
    cursos: [],
    turmas: [],
    professores: [],
    programas: [],
    edicoes: [],
  };
  records.unidades = units.map((unit) =>
    toRecord('unidades', { ...unit, id: unit.id_unidade, cep: formatCep(unit.cep) }),
  );
  await inChunks(courses, async (chunk) => {
    const ids = chunk.map(({ id }) => id);
    for (const course of await findStoredCourses(db, ids))
      records.cursos.push(
        toRecord('cursos', {
          ...course,
          ...pricesInReais(course),
          id: course.id_produto,
          modalidade: names.modalityName(course.id_modalidade),
          area: names.areaName(course.id_area_atuacao),
          tipo: names.typeName(course.id_tipo_curso),
        }),
      );
  });
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  const unitOf = new Map(units.map((unit) => [unit.id_unidade, unit]));
  const places = new Map<string, number>();
  for (const unit of units) places.set(placeOf(unit), (places.get(placeOf(unit)) ?? 0) + 1);
  const alive = (await listOfferKeys(db)).filter(({ isAlive }) => isAlive);
  await inChunks(alive, async (chunk) => {
    const ids = chunk.map(({ id }) => id);
    for (const offer of await findStoredOffers(db, ids)) {
      const course = courseOf.get(offer.id_produto)!;
      const unit = unitOf.get(offer.id_unidade)!;
      const isOnlyUnit = places.get(placeOf(unit)) === 1;
      records.turmas.push(
        toRecord('turmas', {
          ...offer,
          ...pricesInReais(offer),
          id: offer.id_oferta,
          curso: /^\d+$/.test(course.titulo) ? String(course.id) : course.titulo,
          modalidade_do_curso: names.modalityName(course.modalityId),
          unidade: isOnlyUnit ? unit.nome : String(unit.id_unidade),
          cidade_da_unidade: unit.cidade,
        }),
      );
    }
  });
  for (const teacher of await listStoredTeachers(db))
    records.professores.push(toRecord('professores', teacher));
  const titles = new Map<string, number>();
  for (const { slug } of courses) titles.set(slug, (titles.get(slug) ?? 0) + 1);
  // As it is found again: by its title, or by its number where the title isn't enough.
  const nameOf = (id: number) => {
    const { titulo, slug } = courseOf.get(id) ?? { titulo: '', slug: '' };
    return titles.get(slug) === 1 && !/^\d+$/.test(titulo) ? titulo : String(id);
  };
  await inChunks(await listProgrammeKeys(db), async (chunk) => {
    const ids = chunk.map(({ id }) => id);
    for (const programme of await findStoredProgrammes(db, ids))
      records.programas.push(
        toRecord('programas', {
          ...programme,
          id: programme.id_produto,
          cursos: programme.cursos.map(nameOf),
        }),
      );
  });
  for (const edition of await listStoredEditions(db)) {
    if (edition.cancelada || edition.isOver) continue;
    const { code, preco_centavos } = edition;
    records.edicoes.push(
      toRecord('edicoes', { ...edition, codigo_turma: code, preco: centsToReais(preco_centavos) }),
    );
  }
  return records;
}
