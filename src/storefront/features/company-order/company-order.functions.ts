import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { idParam } from '#/contract/wire.ts';
import { companySchema, listedStudentSchema, MOST_SEATS } from '#/domain/company/company-order.ts';
import { readStudentList } from '#/domain/company/student-list.ts';
import { lookUpRefusal, PublicError } from '#/domain/request/public-error.ts';
import { idempotencyKeySchema, purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchCompanyOffer = createServerFn({ method: 'GET' })
  .validator(v.object({ courseId: idParam, offerId: idParam }))
  .handler(async ({ data: { courseId, offerId } }) => {
    const { produto, oferta_atual: offer } = await backend().course.getCourseOffer({ id: courseId, offerId });
    const { id_produto, titulo, slug, modalidade } = produto;
    const isOnSale = offer.aberta && offer.tipo_oferta === 'PAGO' && !produto.gestao_desempenho;
    return { course: { id_produto, titulo, slug, modalidade }, offer, isOnSale };
  });

const orderSchema = v.object({
  key: idempotencyKeySchema,
  offerId: idParam,
  empresa: companySchema,
  vagas: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
  lista: v.pipe(v.string(), v.maxLength(500_000)),
});
export type CompanyOrder = v.InferInput<typeof orderSchema>;

export const orderSeats = createServerFn({ method: 'POST' })
  .validator(orderSchema)
  .handler(async ({ data: { key, offerId, empresa, vagas, lista } }) => {
    const { students, linhas } = readStudentList(lista, calendarDay(new Date()));
    try {
      const { codigo } = await backend().company.createCompanyOrder({
        headers: { 'idempotency-key': key },
        body: { id_oferta: offerId, empresa, vagas, alunos: students },
      });
      return { codigo };
    } catch (error) {
      throw error instanceof PublicError ? nameLines(error, linhas) : error;
    }
  });

function nameLines(error: PublicError, linhas: readonly number[]): PublicError {
  const lines = Object.entries(error.campos ?? {}).flatMap(([field, messages]) => {
    const [, index] = /^(?:body\.)?alunos\.(\d+)\./.exec(field) ?? [];
    return index === undefined ? [] : [`Linha ${linhas[Number(index)]}: ${messages.join(' ')}`];
  });
  return lines.length === 0 ? error : new PublicError({ ...error.toBody(), campos: { lista: lines } });
}

const byCode = v.object({ codigo: purchaseCodeSchema });
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));

export const fetchCompanySeats = createServerFn({ method: 'GET' })
  .validator(byCode)
  .handler(({ data }) => backend().company.getCompanySeats(data));

export const nameSeat = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, posicao: seatNumber, aluno: listedStudentSchema }))
  .handler(({ data }) => backend().company.nameCompanySeat(data));

export const resendSeatLink = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, posicao: seatNumber }))
  .handler(({ data }) => backend().company.resendSeatLink(data));

export const askForInvoice = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => backend().company.askForInvoice(data));

export const fetchOwnSeats = createServerFn({ method: 'GET' }).handler(() =>
  backend().company.listOwnSeats(),
);

export const fetchOwnSeat = createServerFn({ method: 'GET' })
  .validator(v.object({ ...byCode.entries, posicao: seatNumber }))
  .handler(({ data }) => backend().company.getOwnSeat(data));

const byLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

const refusals = {
  LINK_SEM_VALIDADE: 'over',
  LINK_DE_OUTRA_PESSOA: 'not-yours',
  RESPONSAVEL_MENOR: 'not-yours',
  ACESSO_NEGADO: 'not-yours',
} as const;
export type SeatLinkRefusal = (typeof refusals)[keyof typeof refusals];

/** The seat of a link and the terms to accept, for the student alone; looking uses nothing up. */
export const fetchSeatLink = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(async ({ data }) => {
    try {
      const seat = await backend().company.readSeatLink(data);
      const { id_oferta } = seat.oferta;
      return { seat, terms: seat.aceite_em ? null : await backend().purchase.getTerms({ id_oferta }) };
    } catch (error) {
      const refusal = lookUpRefusal<SeatLinkRefusal>(error, refusals);
      if (!refusal) throw error;
      return { refusal };
    }
  });

export const acceptSeat = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byLink.entries, versao: v.string(), sha256: v.string() }))
  .handler(({ data }) => backend().company.acceptSeat(data));
