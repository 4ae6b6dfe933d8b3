import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { cpfClaimStates, cpfRefusalSchema } from '#/domain/person/cpf-claim.ts';
import { personFormSchema } from '../person-form.ts';
import { idParam, instantSchema, pageInput, pageOf } from '../wire.ts';

/**
 * "This CPF is mine": asks the team to check it. The response is the same whether or not an account
 * has the CPF.
 */
export const sendCpfClaim = oc
  .route({ method: 'POST', path: '/api/cpf-meu', successStatus: 202, summary: 'Este CPF é meu' })
  .input(personFormSchema)
  .output(v.object({ mensagem: v.string() }));

export const openCpfClaimSchema = v.object({
  id: v.number(),
  situacao: v.picklist(cpfClaimStates),
  nome: v.string(),
  cpf: v.string(),
  nascimento: v.string(),
  telefone: v.string(),
  email: v.string(),
  pedido_em: instantSchema,
  /** The account that has the CPF, as far as the team needs it; null when none has. */
  conta: v.nullable(
    v.object({
      desde: instantSchema,
      mesmo_nome: v.boolean(),
      mesmo_nascimento: v.boolean(),
      mesmo_telefone: v.boolean(),
      /** Only an administrator takes the CPF from one that bought or belongs to the team. */
      so_administrador: v.boolean(),
    }),
  ),
});
export type OpenCpfClaim = v.InferOutput<typeof openCpfClaimSchema>;

/** Claims that wait for the team, oldest first, 10 a page. */
export const listCpfClaims = oc
  .route({ method: 'GET', path: '/api/moderacao/cpf', summary: 'Pedidos de CPF que aguardam a equipe' })
  .input(pageInput)
  .output(pageOf(openCpfClaimSchema));

/**
 * Decides a claim, once, after the document was checked. Approving frees the CPF and writes to a person who
 * claimed it; when only an administrator may, the claim waits for one. 404 `PEDIDO_NAO_ENCONTRADO`, 409
 * `PEDIDO_JA_DECIDIDO`, 403 `ACESSO_NEGADO`.
 */
export const decideCpfClaim = oc
  .route({
    method: 'POST',
    path: '/api/moderacao/cpf/{id}/decisao',
    inputStructure: 'detailed',
    summary: 'Decide um pedido de CPF',
  })
  .input(
    v.object({
      params: v.object({ id: idParam }),
      body: v.variant(
        'decisao',
        [
          v.object({
            decisao: v.literal('APROVADO'),
            documento_conferido: v.literal(true, 'Confira um documento com foto antes de aprovar.'),
          }),
          v.object({ decisao: v.literal('RECUSADO'), motivo: cpfRefusalSchema }),
        ],
        'Escolha entre aprovar e recusar.',
      ),
    }),
  )
  .output(v.object({ situacao: v.picklist(['APROVADO', 'RECUSADO', 'ENCAMINHADO']) }));
