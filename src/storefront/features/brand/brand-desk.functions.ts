import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { brandFieldsSchema } from '#/domain/school/brand.ts';
import { lookFieldsSchema } from '#/domain/school/look.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { forgetShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** The brand as it is stored, for its form. */
export const fetchStoredBrand = createServerFn({ method: 'GET' }).handler(() => backend().brand.getBrand());

/** Whether a change of the brand would be taken without the password. */
export const fetchConfirmed = createServerFn({ method: 'GET' }).handler(
  async () => (await backend().secondFactor.getSecondFactor()).confirmado,
);

const versao = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

export const saveBrand = createServerFn({ method: 'POST' })
  .validator(v.object({ ...brandFieldsSchema.entries, versao }))
  .handler(async ({ data }) => {
    const saved = await backend().brand.saveBrand({ ...data, versao: Number(data.versao) });
    forgetShared((key) => key === 'brand' || key.startsWith('footer ') || key === 'shell links');
    return saved;
  });

export const saveLook = createServerFn({ method: 'POST' })
  .validator(v.object({ ...lookFieldsSchema.entries, versao }))
  .handler(async ({ data }) => {
    const saved = await backend().brand.saveLook({ ...data, versao: Number(data.versao) });
    forgetShared((key) => key === 'brand');
    return saved;
  });
