import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { listUses } from '#/contract/catalogue/offer-students.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const wanted = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  uso: v.picklist(listUses),
});

export const fetchStudents = createServerFn({ method: 'GET' })
  .validator(wanted)
  .handler(({ data }) => backend().offerStudents.listStudents(data));

export const fetchStudentsOfFile = createServerOnlyFn((data: v.InferOutput<typeof wanted>) =>
  backend().offerStudents.listStudents(data),
);
