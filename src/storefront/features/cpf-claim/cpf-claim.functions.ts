import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { personFormSchema } from '#/contract/person-form.ts';
import { cpfRefusalSchema } from '#/domain/person/cpf-claim.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

export const sendCpfClaim = createServerFn({ method: 'POST' })
  .validator(personFormSchema)
  .handler(({ data }) => {
    return backend().cpfClaim.sendCpfClaim(data);
  });

export const fetchCpfClaims = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().cpfClaim.listCpfClaims(data);
  });

export const decideCpfClaim = createServerFn({ method: 'POST' })
  .validator(
    v.variant('decisao', [
      v.object({ id, decisao: v.literal('APROVADO'), documento_conferido: v.literal(true) }),
      v.object({ id, decisao: v.literal('RECUSADO'), motivo: cpfRefusalSchema }),
    ]),
  )
  .handler(({ data: { id: claim, ...body } }) => {
    return backend().cpfClaim.decideCpfClaim({ params: { id: claim }, body });
  });
