import * as v from 'valibot';
import { shortTextSchema } from '../text/text-rules.ts';

export const refusalReasons = ['DADOS_PESSOAIS', 'OFENSA', 'FORA_DO_ASSUNTO', 'PROPAGANDA'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const refusalReasonLabels: Readonly<Record<RefusalReason, string>> = {
  DADOS_PESSOAIS: 'Cita nomes ou dados de outras pessoas',
  OFENSA: 'Tem ofensas ou palavras agressivas',
  FORA_DO_ASSUNTO: 'Não fala do curso',
  PROPAGANDA: 'Faz propaganda ou traz links',
};

export const REASON_MESSAGE = 'Escolha o motivo da recusa.';

export const refusalReasonSchema = v.picklist(refusalReasons, REASON_MESSAGE);

export const LONGEST_ANSWER = 2000;

/** The team's answer to a question: a short text (FORM-19), trimmed. */
export const answerTextSchema = shortTextSchema(LONGEST_ANSWER);
