import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import type { Database } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { createPurchase } from '#/backend/modules/checkout/create-purchase.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import { requirePurchaseMadeBy } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { nothingToPayBy } from '#/backend/modules/orders/purchase-errors.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { fundingSchema, settledPaymentSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { linkDead, linkForeign, recordIncomplete } from './assisted-errors.ts';
import { findPurchaseState } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { standsAsPurchase } from './change-proposal.ts';
import { readProposalToken } from './proposal-link.ts';
import {
  findProposalBySeries,
  findStudentsById,
  takeProposal,
  type ProposalRow,
} from './proposal-repository.ts';
import { readOr } from './proposal-view.ts';

interface Opener {
  now: Date;
  keys: SigningKeys;
  personId: number;
}

/**
 * The proposal of a link that may still be opened, or was.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export async function requireLink(
  db: Database,
  { now, keys }: Pick<Opener, 'now' | 'keys'>,
  token: string,
): Promise<ProposalRow> {
  const serie = readProposalToken(keys, token);
  const proposal = serie && (await findProposalBySeries(db, serie));
  if (!proposal || proposal.situacao !== 'ABERTA') throw linkDead();
  const isOver = proposal.expira_em <= now && !(await standsAsPurchase(db, proposal, now));
  if (isOver) throw linkDead();
  return proposal;
}

/** @throws as {@link requireLink}, and 403 `LINK_DE_OUTRA_PESSOA` to all but who is named (ASSISTED-9) */
async function requireOwnLink(db: Database, opener: Opener, token: string) {
  const proposal = await requireLink(db, opener, token);
  const [person] = await findStudentsById(db, [opener.personId]);
  const isNamed =
    person !== undefined &&
    (proposal.id_pessoa === null ? person.cpf === proposal.cpf : person.personId === proposal.id_pessoa);
  if (!isNamed) throw linkForeign();
  return { proposal, person };
}

/** @throws as {@link requireOwnLink} */
export async function readProposalLink(db: Database, opener: Opener, token: string) {
  const { proposal, person } = await requireOwnLink(db, opener, token);
  const { oferta, produto } = (await findOfferOfCourse(db, proposal.id_oferta, opener.now))!;
  const names = await namesOfLogins(db, [proposal.id_vendedor]);
  const stands = await standsAsPurchase(db, proposal, opener.now);
  const { nascimento, telefones } = person;
  return {
    tipo: proposal.tipo,
    produto,
    oferta,
    vendedor: { nome: firstName(names.get(proposal.id_vendedor)) },
    aluno: {
      nome: person.nome,
      cpf: formatCpf(person.cpf ?? ''),
      nascimento: nascimento ?? '',
      telefone: formatPhone(telefones[0] ?? ''),
      email: person.loginEmail ?? person.emailPrincipal ?? '',
    },
    faltam: [
      ...(nascimento === null ? (['nascimento'] as const) : []),
      ...(telefones.length === 0 ? (['telefone'] as const) : []),
    ],
    menor: nascimento !== null && !isAdultOn(nascimento, calendarDay(opener.now)),
    preco_original: centsToReais(proposal.preco_original_centavos),
    desconto: centsToReais(Math.max(0, proposal.preco_original_centavos - proposal.total_centavos)),
    total: centsToReais(proposal.total_centavos),
    condicoes: readOr(settledPaymentSchema, proposal.condicoes),
    custeio: readOr(fundingSchema, proposal.custeio),
    expira_em: proposal.expira_em.toISOString(),
    compra: stands ? proposal.codigo_compra : null,
    estado_compra: stands
      ? ((await findPurchaseState(db, proposal.codigo_compra!, opener.now)) ?? null)
      : null,
  };
}

/**
 * Creates the purchase of a link, which holds a seat (ASSISTED-6). Opening it again returns the same
 * purchase, or another one after expiry (ASSISTED-11).
 * @throws as {@link requireOwnLink} and `createPurchase`, 422 `CADASTRO_INCOMPLETO`, 503
 * `SEM_FORMA_DE_PAGAMENTO`
 */
export async function openProposalLink(
  db: Database,
  payments: Payments,
  opener: Opener & { ip: string | null; mayPay: boolean },
  token: string,
  responsavel: PurchaseGuardian | undefined,
) {
  const { proposal, person } = await requireOwnLink(db, opener, token);
  const { personId, now, ip, mayPay } = opener;
  if (proposal.codigo_compra && (await standsAsPurchase(db, proposal, now))) {
    return requirePurchaseMadeBy(db, personId, proposal.codigo_compra);
  }
  if (!mayPay && proposal.tipo === 'COMPRA') throw nothingToPayBy();
  const { nome, cpf, nascimento, telefones, loginEmail, emailPrincipal } = person;
  const [telefone] = telefones;
  const email = loginEmail ?? emailPrincipal;
  if (cpf === null || nascimento === null || !telefone || !email) throw recordIncomplete();
  return createPurchase(db, payments, {
    personId,
    // The same for concurrent requests; another one after a hold has expired.
    key: `assistida-${proposal.id}-${proposal.compras}`,
    offerId: proposal.id_oferta,
    aluno: { nome, cpf: formatCpf(cpf), nascimento, telefone: formatPhone(telefone), email },
    responsavel,
    ip,
    assisted: {
      sellerId: proposal.id_vendedor,
      total: proposal.total_centavos,
      payment: readOr(settledPaymentSchema, proposal.condicoes),
      funding: readOr(fundingSchema, proposal.custeio),
      take: async (tx, { codigo }) => {
        if (!(await takeProposal(tx, proposal, { codigo, personId, now }))) throw linkDead();
      },
    },
  });
}

const firstName = (name = '') => name.split(' ', 1)[0] ?? '';
