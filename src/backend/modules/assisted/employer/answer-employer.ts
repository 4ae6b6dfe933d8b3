import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import type { EmployerRequest } from '#/contract/assisted/employer.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { fundingSchema, type EmployerAnswer } from '#/domain/sale/assisted/assisted-terms.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { maskName } from '#/domain/sale/assisted/masked-contact.ts';
import { employerAnswered, linkDead } from '../assisted-errors.ts';
import type { LinkHolder, LinkDeps } from '../create-login.ts';
import { nameStudents } from '../find-proposals.ts';
import { recordProposalAct } from '../make-proposal.ts';
import {
  findProposalOfEmployer,
  lockProposal,
  updateProposal,
  type ProposalRow,
} from '../proposal-repository.ts';
import { readOr } from '../proposal-view.ts';
import { sendProposal } from '../send-proposal.ts';
import { tellSeller } from './ask-employer.ts';
import { readEmployerToken } from './employer-link.ts';

type Holder = LinkHolder & { requestId: string };

/**
 * Read-only view for the employer (ASSISTED-17). The student is masked: a seller typed the address.
 * @throws 410 `LINK_SEM_VALIDADE`, 429 `MUITAS_TENTATIVAS`
 */
export async function readEmployerRequest(deps: LinkDeps, holder: Holder): Promise<EmployerRequest> {
  return describe(deps, await requireAsked(deps, holder));
}

/**
 * The employer's word, once: confirmed, the student gets the link (ASSISTED-17). The same again changes
 * nothing.
 * @throws as {@link readEmployerRequest}, 409 `JA_RESPONDIDO` for another one
 */
export async function answerEmployerRequest(
  deps: LinkDeps,
  holder: Holder,
  answer: EmployerAnswer,
): Promise<EmployerRequest> {
  const { db, now } = deps;
  const { id } = await requireAsked(deps, holder);
  const answered = await db.transaction(async (tx) => {
    const proposal = (await lockProposal(tx, id))!;
    if (proposal.empresa_resposta === answer) return proposal;
    if (proposal.empresa_resposta !== null) throw employerAnswered();
    if (proposal.situacao !== 'AGUARDANDO_EMPRESA' || proposal.expira_em <= now) throw linkDead();
    const isConfirmed = answer === 'CONFIRMADA';
    const word = { empresa_resposta: answer, empresa_respondeu_em: now };
    const seen = await updateProposal(tx, id, isConfirmed ? word : { ...word, situacao: 'RECUSADA' });
    const actor = { loginId: proposal.id_vendedor, requestId: holder.requestId };
    await recordProposalAct(tx, isConfirmed ? 'EMPRESA_CONFIRMOU' : 'EMPRESA_RECUSOU', actor, seen, now);
    await tellSeller(tx, seen, { by: 'empresa', isApproved: isConfirmed }, now);
    return isConfirmed ? sendProposal(tx, seen, now) : seen;
  });
  return describe(deps, answered);
}

async function requireAsked(
  { db, throttle, keys, now }: LinkDeps,
  { token, ip }: Holder,
): Promise<ProposalRow> {
  await throttle.take('assisted-link-address', ip);
  const serie = readEmployerToken(keys, token);
  const proposal = serie && (await findProposalOfEmployer(db, serie));
  if (!proposal) throw linkDead();
  const waits = proposal.situacao === 'AGUARDANDO_EMPRESA' && proposal.expira_em > now;
  if (!waits && proposal.empresa_resposta === null) throw linkDead();
  return proposal;
}

async function describe({ db, now }: LinkDeps, proposal: ProposalRow): Promise<EmployerRequest> {
  const { oferta, produto } = (await findOfferOfCourse(db, proposal.id_oferta, now))!;
  const funding = readOr(fundingSchema, proposal.custeio);
  const student = (await nameStudents(db, [proposal])).get(proposal.id);
  const sellers = await namesOfLogins(db, [proposal.id_vendedor]);
  return {
    empresa: funding?.empresa ?? '',
    cnpj: formatCnpj(funding?.cnpj ?? ''),
    aluno: { nome: maskName(student?.nome ?? ''), cpf: maskCpf(student?.cpf ?? '') },
    vendedor: sellers.get(proposal.id_vendedor)?.split(' ', 1)[0] ?? '',
    produto,
    oferta,
    valor: centsToReais(proposal.preco_original_centavos),
    resposta: proposal.empresa_resposta,
    expira_em: proposal.expira_em.toISOString(),
  };
}
