import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { loginIdentifierSchema } from '#/domain/person/login-identifier.ts';
import { loginKinds } from '#/domain/person/login-kind.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import { personFormSchema } from '../person-form.ts';
import { phoneNumberSchema } from '../phone-number.ts';
import { participationSchema } from '../community/community.ts';
import { idParam, integerParam } from '../wire.ts';

/** The signed-in person, as pages need it (SESSION-9). */
export const personDataSchema = v.object({
  idPessoa: v.number(),
  nome: v.string(),
  /** 000.000.000-00 */
  cpf: v.nullable(v.string()),
  nascimento: v.nullable(v.string()),
  /** Plain digits with DDD, the main one first. */
  telefones: v.array(v.string()),
  temTelefone: v.boolean(),
  tipoLogin: v.picklist(loginKinds),
  idLoginContactCenter: v.nullable(v.number()),
  login: v.object({ email: v.nullable(v.string()) }),
  emailPrincipal: v.nullable(v.string()),
  emailConfirmado: v.boolean(),
  /** The login must turn on the second factor before it may do anything of the team's. */
  faltaSegundoFator: v.optional(v.boolean(), false),
});
export type PersonData = v.InferOutput<typeof personDataSchema>;

/** What a page shows of the person besides: what can't be read just now is left out, and asked for apart. */
const ownOfPageSchema = v.object({
  /** As `community.listFavourites` has them. */
  favoritos: v.fallback(v.optional(v.array(v.number())), undefined),
  /** What the person did and may do on the course's page, and the ids of the reviews they found helpful. */
  noCurso: v.fallback(
    v.optional(v.object({ participacao: participationSchema, votos: v.array(v.number()) })),
    undefined,
  ),
});
export type OwnOfPage = v.InferOutput<typeof ownOfPageSchema>;

/** What a backend is asked for together with a person who is signed in. */
export interface AskedWithPerson {
  com?: 'favoritos';
  /** Id of the course. */
  produto?: number;
}

/**
 * Who is signed in; with `com=favoritos` also their favourites, and with `produto` these and what is theirs
 * on that course's page, which would be three calls more. A backend may leave both out.
 */
export const getPersonData = oc
  .route({ method: 'GET', path: '/api/getPersonData', summary: 'Dados da pessoa que entrou' })
  .input(
    v.object({
      timeout: v.optional(integerParam),
      com: v.optional(v.literal('favoritos')),
      /** The id of a course. */
      produto: v.optional(idParam),
    }),
  )
  .output(v.object({ ...personDataSchema.entries, ...ownOfPageSchema.entries }));

/** Rotates the refresh cookie and sets a fresh `userToken` cookie; 401 when the family is over. */
export const refreshTokenUser = oc
  .route({ method: 'PUT', path: '/api/refreshTokenUser', summary: 'Renova a sessão' })
  .input(v.object({}))
  .output(v.object({ expiraEm: v.string() }));

export const loginInputSchema = v.object({
  identificador: loginIdentifierSchema,
  senha: currentPasswordSchema,
  /** `checkout` sets a `purchaserToken` cookie instead of a `userToken`. */
  contexto: v.optional(v.picklist(['site', 'checkout']), 'site'),
});

const loginOutputSchema = v.object({
  idPessoa: v.number(),
  /**
   * What comes before anything else: the code of a sign-in that isn't complete yet, or turning a required
   * second factor on.
   */
  proximo: v.optional(v.picklist(['codigo', 'segundo-fator'])),
});

export const login = oc
  .route({ method: 'POST', path: '/api/login', summary: 'Entrar' })
  .input(loginInputSchema)
  .output(loginOutputSchema);

/**
 * Completes a sign-in that asked for a code, which the cookie `pendingSignIn` names. 422 `CODIGO_INCORRETO`;
 * 410 `ENTRADA_SEM_VALIDADE` when it took longer than five minutes.
 */
export const completeLogin = oc
  .route({ method: 'POST', path: '/api/login/codigo', summary: 'Conclui a entrada com o código' })
  .input(v.object({ codigo: codeSchema }))
  .output(v.object({ idPessoa: v.number() }));

export const registrationSchema = v.object({
  ...personFormSchema.entries,
  senha: passwordSchema,
  aceites: v.object({
    termos: v.literal(true, 'Para criar a conta, aceite os termos de uso e a política de privacidade'),
    novidades: v.boolean(),
  }),
  contexto: v.optional(v.picklist(['site', 'checkout']), 'site'),
});

export const register = oc
  .route({ method: 'POST', path: '/api/cadastro', successStatus: 201, summary: 'Criar conta' })
  .input(registrationSchema)
  .output(v.object({ idPessoa: v.number() }));

/** Revokes the session's token family and clears its cookies. Succeeds for a visitor, too. */
export const logout = oc
  .route({ method: 'POST', path: '/api/logout', summary: 'Sair' })
  .input(v.object({}))
  .output(v.object({ ok: v.literal(true) }));

/**
 * Gives the password or a code of the second factor once more, for what asks for it (SESSION-19). 422
 * `SENHA_INCORRETA`, `CODIGO_INCORRETO`; 429 `MUITAS_TENTATIVAS`.
 */
export const confirmAccess = oc
  .route({ method: 'POST', path: '/api/sessao/confirmar', summary: 'Confirma quem entrou' })
  .input(
    v.pipe(
      v.object({ senha: v.optional(currentPasswordSchema), codigo: v.optional(codeSchema) }),
      v.forward(
        v.partialCheck(
          [['senha'], ['codigo']],
          ({ senha, codigo }) => (senha === undefined) !== (codigo === undefined),
          REQUIRED_MESSAGE,
        ),
        ['senha'],
      ),
    ),
  )
  .output(v.object({ ok: v.literal(true) }));

export const setPhone = oc
  .route({ method: 'POST', path: '/api/telefone', summary: 'Cadastra o telefone' })
  .input(v.object({ telefone: phoneNumberSchema, senha: v.optional(currentPasswordSchema) }))
  .output(v.object({ temTelefone: v.literal(true) }));
