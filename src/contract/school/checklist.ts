import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { standingStates } from '#/domain/school/standing.ts';

/** What a school needs before it can sell, in the order in which one would do it. */
export const checklistKeys = [
  'escola',
  'contato',
  'logo',
  'curso',
  'turma',
  'contrato',
  'banco',
  'email',
  'endereco',
  'equipe',
  'solicitacoes',
] as const;
export type ChecklistKey = (typeof checklistKeys)[number];

const standingSchema = v.object({ situacao: v.picklist(standingStates), texto: v.string() });
const checklistItemSchema = v.object({ chave: v.picklist(checklistKeys), ...standingSchema.entries });
export type ChecklistItem = v.InferOutput<typeof checklistItemSchema>;

const paymentSettingSchema = v.object({ nome: v.string(), definido: v.boolean() });
export type PaymentSetting = v.InferOutput<typeof paymentSettingSchema>;

const testResult = v.object({ linhas: v.array(standingSchema) });

/** Registers a charge of R$ 0,01 with today's bank and cancels it. 429 `MUITAS_TENTATIVAS`. */
export const testCharge = oc
  .route({ method: 'POST', path: '/api/gestao/teste-de-cobranca', summary: 'Testa a cobrança' })
  .input(v.object({}))
  .output(testResult);

/** Sends a mail to the caller and asks DNS about the sender's domain. 429 `MUITAS_TENTATIVAS`. */
export const testMail = oc
  .route({ method: 'POST', path: '/api/gestao/teste-de-email', summary: 'Testa o envio de e-mails' })
  .input(v.object({}))
  .output(testResult);

export const getChecklist = oc
  .route({ method: 'GET', path: '/api/gestao/pendencias', summary: 'O que falta para vender' })
  .output(
    v.object({
      itens: v.array(checklistItemSchema),
      /** Whether each setting of payments and mail is there; what it says stays in the environment. */
      configuracoes: v.array(paymentSettingSchema),
    }),
  );
