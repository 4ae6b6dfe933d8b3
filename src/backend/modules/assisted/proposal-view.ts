import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { findPurchaseStates } from '#/backend/modules/orders/purchase/find-purchase.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import { storedStudentSchema } from '#/contract/purchasing/purchase.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { maskEmail, maskName } from '#/domain/sale/assisted/masked-contact.ts';
import { fundingSchema, settledPaymentSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import type { ProposalState } from '#/domain/sale/assisted/proposal-state.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { proposalLinkUrl } from './proposal-link.ts';
import { findStudentsById, type ProposalRow } from './proposal-repository.ts';
import { nextProposalMailAt } from './send-proposal.ts';

interface ViewDeps {
  db: Database;
  now: Date;
  keys: SigningKeys;
  publicUrl: string;
  loginId: number;
}

/** Proposals as their sellers see them, in the order given, in the state they have by the clock. */
export async function describeProposals(
  { db, now, keys, publicUrl, loginId }: ViewDeps,
  rows: readonly ProposalRow[],
): Promise<Proposal[]> {
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const sellers = await namesOfLogins(db, [...new Set(rows.map(({ id_vendedor }) => id_vendedor))]);
  const students = await findStudentsById(
    db,
    rows.flatMap(({ id_pessoa }) => id_pessoa ?? []),
  );
  const states = await findPurchaseStates(
    db,
    rows.flatMap(({ codigo_compra }) => codigo_compra ?? []),
    now,
  );
  return rows.map((row) => {
    const { oferta, produto } = offers.get(row.id_oferta)!;
    const purchase = row.codigo_compra === null ? null : (states.get(row.codigo_compra) ?? null);
    const situacao = proposalStateAt(row, purchase, now);
    return {
      id: row.id,
      tipo: row.tipo,
      situacao,
      compra: purchase,
      produto,
      oferta,
      aluno: describeStudent(row, students, purchase !== null),
      vendedor: { nome: sellers.get(row.id_vendedor) ?? '' },
      propria: row.id_vendedor === loginId,
      preco_original: centsToReais(row.preco_original_centavos),
      desconto_percentual: row.desconto_percentual,
      total: centsToReais(row.total_centavos),
      motivo: row.motivo,
      condicoes: readOr(settledPaymentSchema, row.condicoes),
      custeio: readOr(fundingSchema, row.custeio),
      email_empresa: row.empresa_email,
      resposta_empresa: row.empresa_resposta,
      recusa: row.recusa,
      url:
        situacao === 'ABERTA' && row.serie
          ? proposalLinkUrl(publicUrl, keys, {
              serie: row.serie,
              productOffer: formatProductOffer({ courseId: produto.id_produto, offerId: row.id_oferta }),
            })
          : null,
      expira_em: row.expira_em.toISOString(),
      enviado_em: row.enviado_em?.toISOString() ?? null,
      reenviar_em: nextProposalMailAt(row)?.toISOString() ?? null,
      criada_em: row.criada_em.toISOString(),
    };
  });
}

export async function describeProposal(deps: ViewDeps, row: ProposalRow): Promise<Proposal> {
  const [proposal] = await describeProposals(deps, [row]);
  return proposal!;
}

export function proposalStateAt(
  { situacao, expira_em }: Pick<ProposalRow, 'situacao' | 'expira_em'>,
  purchase: PurchaseState | null,
  now: Date,
): ProposalState {
  if (purchase !== null && purchase !== 'EXPIRADA' && purchase !== 'CANCELADA') return 'USADA';
  const waits = ['ABERTA', 'AGUARDANDO_APROVACAO', 'AGUARDANDO_EMPRESA'].includes(situacao);
  const isOver = expira_em <= now && waits;
  return isOver ? 'VENCIDA' : situacao;
}

function describeStudent(
  { id_pessoa, aluno, cpf }: ProposalRow,
  students: Awaited<ReturnType<typeof findStudentsById>>,
  hasBought: boolean,
): Proposal['aluno'] {
  const student = students.find(({ personId }) => personId === id_pessoa);
  if (student) {
    const email = student.loginEmail ?? student.emailPrincipal;
    return {
      nome: hasBought ? student.nome : maskName(student.nome),
      cpf: maskCpf(student.cpf ?? ''),
      email: email && maskEmail(email),
    };
  }
  const typed = aluno && v.parse(storedStudentSchema, storedObject(aluno));
  return {
    nome: typed?.nome ?? '',
    cpf: maskCpf(cpf ?? ''),
    email: typed ? maskEmail(typed.email) : null,
  };
}

export function readOr<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : null;
}
