import { findAccountHolder } from '#/backend/modules/identity/person/find-account-holder.ts';
import type { Database } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import type { BoletoProvider } from '#/backend/payments/payment-provider.ts';
import type { Boleto, BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { formatCpf, maskCpf } from '#/domain/person/cpf.ts';
import { typeableLine } from '#/domain/sale/boleto.ts';
import { isOverdue } from '#/domain/sale/boleto-terms.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { listCharges, findCharge, type ChargeRow } from '#/backend/modules/charges/charge-repository.ts';
import { boletoLinkDead, boletoNotFound } from '#/backend/modules/orders/purchase-errors.ts';
import { requireSeenPurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { findPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { findBoleto, type BoletoRow } from '#/backend/modules/charges/boleto-repository.ts';
import { findPayer } from './boleto-payer.ts';
import { readBoletoLink, signBoletoLink } from './boleto-token.ts';
import { boletoCents } from '#/backend/modules/charges/boleto-cents.ts';
import { registerBoletos } from './open-boletos.ts';

export interface BoletoDeps {
  now: Date;
  boleto: BoletoProvider;
  keys: SigningKeys;
}

/**
 * The boletos a buyer should see: of the charge that was paid, else of the newest.
 * @throws 404 when the purchase isn't the person's or has none, 503 `BOLETO_INDISPONIVEL`
 */
export async function getBoletos(
  db: Database,
  deps: BoletoDeps,
  personId: number,
  codigo: string,
): Promise<BoletoCharge> {
  const purchase = await requireSeenPurchase(db, personId, codigo);
  const charges = (await listCharges(db, codigo)).filter(({ forma }) => forma === 'boleto');
  const charge = charges.find(({ status }) => status === 'CONCLUIDA') ?? charges[0];
  if (!charge) throw boletoNotFound();
  return describeBoletos(db, deps, purchase, charge, personId);
}

/**
 * @param personId null without a session
 * @throws 410 `LINK_SEM_VALIDADE`, 503 `BOLETO_INDISPONIVEL`
 */
export async function getBoletosOfLink(
  db: Database,
  deps: BoletoDeps,
  link: string,
  personId: number | null,
): Promise<BoletoCharge> {
  const { purchase, charge } = await requireBoletoOfLink(db, deps, link);
  return describeBoletos(db, deps, purchase, charge, personId);
}

/**
 * @throws 410 `LINK_SEM_VALIDADE` for a link that is forged or old, and once the student, or their guardian,
 *   has erased the account (ACCOUNT-10)
 */
export async function requireBoletoOfLink(
  db: Database,
  { keys, now }: Pick<BoletoDeps, 'keys' | 'now'>,
  link: string,
): Promise<{ boleto: BoletoRow; charge: ChargeRow; purchase: PurchaseRow }> {
  const id = readBoletoLink(keys, link, now);
  const boleto = id === undefined ? undefined : await findBoleto(db, id);
  const charge = boleto && (await findCharge(db, boleto.txid_cobranca));
  const purchase = charge && (await findPurchase(db, charge.codigo_compra));
  if (!boleto || !charge || !purchase) throw boletoLinkDead();
  for (const personId of [purchase.id_pessoa, purchase.id_responsavel]) {
    if (personId !== null && !(await findAccountHolder(db, personId))) throw boletoLinkDead();
  }
  return { boleto, charge, purchase };
}

/**
 * Registers missing boletos, and returns the newest one of each installment. Links get forwarded, so only the
 * buyer and their guardian see CPF and address (BOLETO-11, BOLETO-13).
 */
export async function describeBoletos(
  db: Database,
  { now, boleto: bank, keys }: BoletoDeps,
  purchase: PurchaseRow,
  charge: ChargeRow,
  personId: number | null,
): Promise<BoletoCharge> {
  const rows = await registerBoletos(db, bank, charge);
  const { name, document, addressLine } = await findPayer(db, bank, purchase);
  const isReader =
    personId !== null && (personId === purchase.id_pessoa || personId === purchase.id_responsavel);
  const today = calendarDay(now);
  const offers = await findOffers(db, [purchase.id_oferta], now);
  const shown = rows.filter(
    (row) =>
      row === (rows.find((paid) => isPaid(paid, row)) ?? rows.find((one) => one.parcela === row.parcela)),
  );
  return {
    codigo_compra: purchase.codigo,
    estado_compra: stateAt(purchase, now),
    curso: offers.get(purchase.id_oferta)!.produto.titulo,
    pagador:
      document.type === 'CNPJ'
        ? { nome: name, cpf: formatCnpj(document.number), endereco: null }
        : {
            nome: name,
            cpf: isReader ? formatCpf(document.number) : maskCpf(document.number),
            endereco: isReader ? addressLine : null,
          },
    parcelas: charge.parcelas,
    total: centsToReais(charge.valor_centavos),
    reserva_expira_em: purchase.reserva_expira_em.toISOString(),
    agora_servidor: now.toISOString(),
    boletos: shown.map((row) => ({
      ...describeBoleto(row, today),
      // The bank's own sheet shows the CPF whole, and the address.
      documento_url: isReader ? row.documento_url : null,
      v: signBoletoLink(keys, row.id, row.criado_em),
    })),
  };
}

const isPaid = (paid: BoletoRow, row: BoletoRow) => paid.status === 'PAGO' && paid.parcela === row.parcela;

function describeBoleto(row: BoletoRow, today: string): Omit<Boleto, 'v' | 'documento_url'> {
  const barcode = row.codigo_barras;
  return {
    referencia: row.id,
    parcela: row.parcela,
    status: row.status === 'REGISTRADO' && isOverdue(row.vencimento, today) ? 'VENCIDO' : row.status,
    valor: centsToReais(boletoCents(row)),
    valor_original: centsToReais(row.valor_original_centavos),
    multa: centsToReais(row.multa_centavos),
    juros: centsToReais(row.juros_centavos),
    vencimento: row.vencimento,
    emissao: row.criado_em.toISOString(),
    nosso_numero: row.nosso_numero,
    codigo_barras: barcode,
    linha_digitavel: barcode && typeableLine(barcode),
    pago_em: row.pago_em?.toISOString() ?? null,
  };
}
