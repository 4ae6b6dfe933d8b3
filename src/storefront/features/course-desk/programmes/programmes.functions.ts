import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import {
  editionEntrySchema,
  newEditionSchema,
  newProgrammeSlugSchema,
  programmeEntrySchema,
  programmeSlugSchema,
} from '#/domain/catalogue/programmes/programme-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const bySlug = v.object({ slug: programmeSlugSchema });
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

export const fetchDeskProgrammes = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(positive, v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().programmeDesk.listDeskProgrammes(data));

export const fetchDeskProgramme = createServerFn({ method: 'GET' })
  .validator(bySlug)
  .handler(({ data }) => backend().programmeDesk.getDeskProgramme(data));

export const createProgramme = createServerFn({ method: 'POST' })
  .validator(v.object({ slug: newProgrammeSlugSchema, programa: programmeEntrySchema }))
  .handler(({ data }) => backend().programmeDesk.createProgramme(data));

export const saveProgramme = createServerFn({ method: 'POST' })
  .validator(v.object({ ...bySlug.entries, versao: positive, programa: programmeEntrySchema }))
  .handler(({ data }) => backend().programmeDesk.saveProgramme(data));

export const publishProgramme = createServerFn({ method: 'POST' })
  .validator(v.object({ ...bySlug.entries, publicado: v.boolean() }))
  .handler(({ data }) => backend().programmeDesk.publishProgramme(data));

export const createEdition = createServerFn({ method: 'POST' })
  .validator(v.object({ ...bySlug.entries, edicao: newEditionSchema }))
  .handler(({ data }) => backend().programmeDesk.createEdition(data));

export const saveEdition = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id: v.pipe(positive, v.maxValue(2_147_483_647)),
      versao: positive,
      edicao: editionEntrySchema,
    }),
  )
  .handler(({ data }) => backend().programmeDesk.saveEdition(data));
