import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import type { OwnSeat, OwnSeatWithTerms } from '#/contract/purchasing/own-seat.ts';
import { storedText } from '#/contract/wire.ts';
import {
  findAcceptedSeat,
  listAcceptedSeats,
  type AcceptedSeatRow,
} from '../orders/company-seat/company-seat-repository.ts';
import { receiverOf } from '../orders/company-seat/seat-receiver.ts';
import { showTerms } from '../orders/terms/show-terms.ts';
import { findTermsOfVersion } from '../orders/terms/terms-repository.ts';

const shown = 50;

const companyNameSchema = v.object({ razao_social: storedText });

/** The seats that a person accepted for themselves or as a guardian, newest first (COMPANY-12). */
export async function listOwnSeats(db: Database, now: Date, personId: number): Promise<OwnSeat[]> {
  return describeSeats(db, await listAcceptedSeats(db, personId, shown), now);
}

/**
 * A seat that a person accepted, with the terms as they were accepted.
 * @throws 404 `VAGA_NAO_ENCONTRADA`, the same for a missing one and another person's
 */
export async function getOwnSeat(
  db: Database,
  now: Date,
  personId: number,
  place: { codigo: string; posicao: number },
): Promise<OwnSeatWithTerms> {
  const row = await findAcceptedSeat(db, personId, place);
  const [seat] = row ? await describeSeats(db, [row], now) : [];
  if (!seat) throw new BackendError(404, 'VAGA_NAO_ENCONTRADA', 'Não encontramos esta vaga.');
  const terms = await findTermsOfVersion(db, seat.contrato.versao);
  const { texto, conteudo } = showTerms(terms!);
  return { ...seat, texto_contrato: texto, conteudo_contrato: conteudo };
}

async function describeSeats(db: Database, rows: readonly AcceptedSeatRow[], now: Date): Promise<OwnSeat[]> {
  if (rows.length === 0) return [];
  const offers = await findOffers(
    db,
    rows.map(({ order }) => order.id_oferta),
    now,
  );
  return rows.map(({ seat, order, isGuardians }) => {
    const { oferta, produto } = offers.get(order.id_oferta)!;
    return {
      codigo: seat.codigo_compra,
      posicao: seat.posicao,
      // Of a seat that was ended the student reads what they read of an order that was undone.
      estado: seat.encerrada_em ? 'ESTORNADA' : order.estado,
      empresa: v.parse(companyNameSchema, storedObject(order.empresa)).razao_social,
      nome: receiverOf(seat).aluno,
      do_responsavel: isGuardians,
      produto,
      oferta,
      contrato: { versao: seat.contrato_versao!, aceite_em: seat.aceite_em!.toISOString() },
    };
  });
}
