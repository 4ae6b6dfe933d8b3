import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { consentKinds, optionalConsents } from '#/domain/site/consent.ts';
import { instantSchema, textSchema } from '../wire.ts';

export const consentSchema = v.object({
  tipo: v.picklist(consentKinds),
  texto: v.string(),
  /** Belongs to having an account. */
  obrigatorio: v.boolean(),
  aceito: v.boolean(),
  /** Version of the text that was shown, and when; null when never asked. */
  versao: v.nullable(v.string()),
  em: v.nullable(instantSchema),
  /** Version of the text as it is now. */
  versaoAtual: v.string(),
});
export type Consent = v.InferOutput<typeof consentSchema>;

export const listConsents = oc
  .route({ method: 'GET', path: '/api/consentimentos', summary: 'Escolhas de privacidade' })
  .output(v.array(consentSchema));

/** Each choice is kept with date and text version; 409 when the text has changed meanwhile. */
export const setConsents = oc
  .route({ method: 'PUT', path: '/api/consentimentos', summary: 'Guarda escolhas de privacidade' })
  .input(
    v.object({
      versao: textSchema(20),
      escolhas: v.pipe(
        v.array(v.object({ tipo: v.picklist(optionalConsents), aceito: v.boolean() })),
        v.minLength(1),
        v.maxLength(10),
      ),
    }),
  )
  .output(v.array(consentSchema));

const rows = v.array(v.record(v.string(), v.unknown()));

/** Everything held about the person (LGPD), one list for each kind of record. Never a password or a token. */
export const exportData = oc
  .route({ method: 'GET', path: '/api/meus-dados', summary: 'Exporta os dados da pessoa' })
  .output(
    v.object({
      gerado_em: instantSchema,
      pessoa: v.record(v.string(), v.unknown()),
      necessidades_especiais: rows,
      acessos: rows,
      sessoes: rows,
      navegadores: rows,
      contas_da_escola: rows,
      trocas_de_email: rows,
      consentimentos: rows,
      compras: rows,
      compras_assistidas: rows,
      inscricoes: rows,
      vagas_de_empresas: rows,
      faturas_permitidas: rows,
      pedidos_de_fatura: rows,
      convites_da_equipe: rows,
      favoritos: rows,
      avisos_de_turma: rows,
      opinioes: rows,
      votos: rows,
      perguntas: rows,
      lista_espera: rows,
      pedidos_de_contato: rows,
      pedidos_de_empresa: rows,
      pedidos_de_cpf: rows,
      solicitacoes: rows,
      newsletter: rows,
      mensagens: rows,
      registros_de_atendimento: rows,
      atos_de_equipe: rows,
    }),
  );
