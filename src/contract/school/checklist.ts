import { oc } from '@orpc/contract';
import * as v from 'valibot';

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
] as const;
export type ChecklistKey = (typeof checklistKeys)[number];

/** `FALTA`: nothing can be sold without it. `AVISO`: it can, but shouldn't stay so. */
export const checklistStates = ['FEITO', 'AVISO', 'FALTA'] as const;

const checklistItemSchema = v.object({
  chave: v.picklist(checklistKeys),
  situacao: v.picklist(checklistStates),
  /** How it stands, for people; never a secret. */
  texto: v.string(),
});
export type ChecklistItem = v.InferOutput<typeof checklistItemSchema>;

export const getChecklist = oc
  .route({ method: 'GET', path: '/api/gestao/pendencias', summary: 'O que falta para vender' })
  .output(v.object({ itens: v.array(checklistItemSchema) }));
