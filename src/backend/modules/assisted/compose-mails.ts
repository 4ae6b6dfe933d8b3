import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import * as v from 'valibot';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { loginCodeOf, proposalLinkUrl } from './proposal-link.ts';
import { fundingSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import { employerLinkUrl } from './employer/employer-link.ts';
import { findProposal } from './proposal-repository.ts';
import { readOr } from './proposal-view.ts';

const messageSchema = v.object({ nome: v.string(), id_proposta: v.number() });

const composeProposal: Composer<'compra-assistida'> = async (message, { db, keys, publicUrl, now }) => {
  const { nome, id_proposta } = v.parse(messageSchema, message.dados);
  const proposal = await findProposal(db, id_proposta);
  const found = proposal && (await findOfferOfCourse(db, proposal.id_oferta, now));
  if (!proposal || !found || proposal.situacao !== 'ABERTA' || !proposal.serie) return null;
  const names = await namesOfLogins(db, [proposal.id_vendedor]);
  const { produto, oferta } = found;
  const productOffer = formatProductOffer({ courseId: produto.id_produto, offerId: oferta.id_oferta });
  return {
    to: addressOf(message),
    props: {
      nome,
      vendedor: names.get(proposal.id_vendedor)?.split(' ', 1)[0] ?? '',
      titulo: produto.titulo,
      turma: offerName(oferta),
      totalCents: proposal.tipo === 'COMPRA' ? proposal.total_centavos : null,
      expiraEm: proposal.expira_em,
      url: proposalLinkUrl(publicUrl, keys, { serie: proposal.serie, productOffer }),
    },
  };
};

const composeCode: Composer<'codigo-de-novo-acesso'> = async (message, { db, keys }) => {
  const { nome, id_proposta } = v.parse(messageSchema, message.dados);
  const proposal = await findProposal(db, id_proposta);
  if (!proposal?.codigo_serie) return null;
  return { to: addressOf(message), props: { nome, codigo: loginCodeOf(keys, proposal.codigo_serie) } };
};

const decisionSchema = v.object({ ...messageSchema.entries, aprovado: v.boolean() });

const composeDecision: Composer<'desconto-decidido'> = async (message, { db, publicUrl, now }) => {
  const { nome, id_proposta, aprovado } = v.parse(decisionSchema, message.dados);
  const proposal = await findProposal(db, id_proposta);
  const found = proposal && (await findOfferOfCourse(db, proposal.id_oferta, now));
  if (!proposal || !found) return null;
  return {
    to: addressOf(message),
    props: {
      nome,
      aprovado,
      desconto: proposal.desconto_percentual,
      titulo: found.produto.titulo,
      turma: offerName(found.oferta),
      url: `${publicUrl}/minhas-vendas/${id_proposta}`,
    },
  };
};

const employerSchema = v.object({ id_proposta: v.number() });

const composeEmployerRequest: Composer<'empresa-confirma-matricula'> = async (message, deps) => {
  const { db, keys, publicUrl, now } = deps;
  const { id_proposta } = v.parse(employerSchema, message.dados);
  const proposal = await findProposal(db, id_proposta);
  const found = proposal && (await findOfferOfCourse(db, proposal.id_oferta, now));
  if (!proposal?.empresa_serie || !found || proposal.situacao !== 'AGUARDANDO_EMPRESA') return null;
  const names = await namesOfLogins(db, [proposal.id_vendedor]);
  return {
    to: addressOf(message),
    props: {
      vendedor: names.get(proposal.id_vendedor)?.split(' ', 1)[0] ?? '',
      empresa: readOr(fundingSchema, proposal.custeio)?.empresa ?? '',
      titulo: found.produto.titulo,
      turma: offerName(found.oferta),
      cents: proposal.preco_original_centavos,
      expiraEm: proposal.expira_em,
      url: employerLinkUrl(publicUrl, keys, proposal.empresa_serie),
    },
  };
};

const fundingDecisionSchema = v.object({
  ...decisionSchema.entries,
  por: v.picklist(['supervisor', 'empresa']),
});

const composeFundingDecision: Composer<'custeio-decidido'> = async (message, { db, publicUrl, now }) => {
  const { nome, id_proposta, por, aprovado } = v.parse(fundingDecisionSchema, message.dados);
  const proposal = await findProposal(db, id_proposta);
  const found = proposal && (await findOfferOfCourse(db, proposal.id_oferta, now));
  if (!found) return null;
  const { titulo } = found.produto;
  const url = `${publicUrl}/minhas-vendas/${id_proposta}`;
  return {
    to: addressOf(message),
    props: { nome, por, aprovado, titulo, turma: offerName(found.oferta), url },
  };
};

export const assistedComposers = {
  'compra-assistida': composeProposal,
  'codigo-de-novo-acesso': composeCode,
  'desconto-decidido': composeDecision,
  'empresa-confirma-matricula': composeEmployerRequest,
  'custeio-decidido': composeFundingDecision,
} satisfies Partial<Composers>;
