import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import {
  editionEntrySchema,
  newEditionSchema,
  newProgrammeSlugSchema,
  programmeEntrySchema,
  programmeSlugSchema,
} from '#/domain/catalogue/programmes/programme-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { PICTURE_TIME_LIMIT_MS, toBase64 } from '../sent-picture.ts';

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

interface SentPicture {
  slug: string;
  versao_imagem: number;
  texto: string;
  arquivo: File | undefined;
}

export const saveProgrammePicture = createServerOnlyFn(async ({ arquivo, ...picture }: SentPicture) => {
  giveTime(PICTURE_TIME_LIMIT_MS);
  const conteudo = await toBase64(arquivo);
  await backend().programmeDesk.saveProgrammePicture({ ...picture, ...(conteudo && { conteudo }) });
});

export const removeProgrammePicture = createServerOnlyFn((picture: { slug: string; versao_imagem: number }) =>
  backend().programmeDesk.removeProgrammePicture(picture),
);

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
