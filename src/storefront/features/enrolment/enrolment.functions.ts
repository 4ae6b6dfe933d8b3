import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { purchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { personFormSchema } from '#/contract/person-form.ts';
import { idParam } from '#/contract/wire.ts';
import { incomeSchema } from '#/domain/enrolment/income-declaration.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readKnownPerson } from '#/storefront/backend-client/known-person.server.ts';

export const fetchEnrolment = createServerFn({ method: 'GET' })
  .validator(v.object({ courseId: idParam, offerId: idParam }))
  .handler(async ({ data: { courseId, offerId } }) => {
    const [{ produto, oferta_atual: offer }, [enrolment], { endereco: _unused, ...person }] =
      await Promise.all([
        backend().course.getCourseOffer({ id: courseId, offerId }),
        backend().enrolment.listEnrolments({ id_oferta: offerId }),
        readKnownPerson(),
      ]);
    const { id_produto, titulo, slug, modalidade, grupo_area, gestao_desempenho } = produto;
    return {
      course: { id_produto, titulo, slug, modalidade, grupo_area, gestao_desempenho },
      offer,
      enrolment: enrolment ?? null,
      person,
    };
  });
export type EnrolmentData = Awaited<ReturnType<typeof fetchEnrolment>>;

export const fetchEnrolments = createServerFn({ method: 'GET' }).handler(() =>
  backend().enrolment.listEnrolments({}),
);

const wishSchema = v.object({
  offerId: idParam,
  aluno: personFormSchema,
  responsavel: v.optional(purchaseGuardianSchema),
  declaracao: v.pipe(v.string(), v.maxLength(20)),
  renda: v.optional(v.object({ ...incomeSchema.entries, versao: v.pipe(v.string(), v.maxLength(20)) })),
});
export type EnrolmentWish = v.InferInput<typeof wishSchema>;

export const applyForOffer = createServerFn({ method: 'POST' })
  .validator(wishSchema)
  .handler(({ data: { offerId, responsavel, renda, ...wish } }) =>
    backend().enrolment.applyForOffer({
      id_oferta: offerId,
      ...wish,
      ...(responsavel && { responsavel }),
      ...(renda && { renda }),
    }),
  );

const byProtocol = v.object({ protocolo: enrolmentProtocolSchema });

export const takeReservedSeat = createServerFn({ method: 'POST' })
  .validator(byProtocol)
  .handler(({ data }) => backend().enrolment.takeReservedSeat(data));

export const giveEnrolmentUp = createServerFn({ method: 'POST' })
  .validator(byProtocol)
  .handler(({ data }) => backend().enrolment.giveEnrolmentUp(data));
