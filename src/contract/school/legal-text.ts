import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { legalSourceSchema, legalTexts } from '#/domain/school/legal-text.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { instantSchema } from '../wire.ts';

const text = v.picklist(legalTexts);
const version = v.pipe(v.string(), v.maxLength(40));
const versionSchema = v.object({ versao: v.string(), vigente_desde: instantSchema });

export const legalTextSchema = v.object({
  ...versionSchema.entries,
  conteudo: richTextSchema,
  /** Newest first; one that isn't the first is out of force. */
  versoes: v.array(versionSchema),
});
export type LegalTextPage = v.InferOutput<typeof legalTextSchema>;

/** The text in force, or as it once was. 404 `TEXTO_INEXISTENTE`. */
export const getLegalText = oc
  .route({ method: 'GET', path: '/api/texto-legal/{texto}', summary: 'Termos, privacidade ou contrato' })
  .input(v.object({ texto: text, versao: v.optional(version) }))
  .output(legalTextSchema);

const path = '/api/gestao/textos/{texto}';

const draftSchema = v.object({
  rascunho: v.string(),
  /** Counts the changes; 0 before the first. */
  versao: v.number(),
  previa: richTextSchema,
  /** Why it can't be published as it is. */
  problemas: v.array(v.string()),
  em_vigor: versionSchema,
  /** Whether the text in force names what the school has changed since. */
  desatualizado: v.boolean(),
  versoes: v.array(versionSchema),
  campos: v.array(
    v.object({
      nome: v.string(),
      descricao: v.string(),
      /** What stands for it now; empty while the school hasn't said it. */
      valor: v.string(),
      obrigatorio: v.boolean(),
    }),
  ),
});
export type LegalDraft = v.InferOutput<typeof draftSchema>;

export const getLegalDraft = oc
  .route({ method: 'GET', path, summary: 'Rascunho de um texto legal' })
  .input(v.object({ texto: text }))
  .output(draftSchema);

const typed = {
  texto: text,
  rascunho: legalSourceSchema,
  versao: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** Whatever it says is stored. 409 `TEXTO_ALTERADO` when another administrator saved meanwhile. */
export const saveLegalDraft = oc
  .route({ method: 'PUT', path, summary: 'Salva o rascunho de um texto legal' })
  .input(v.object(typed))
  .output(v.object({ versao: v.number() }));

/**
 * Saves the draft and puts it in force. 409 `TEXTO_ALTERADO`; 422 `TEXTO_RECUSADO` for what can't be shown, a
 * field that is unknown, empty or missing. `exige_novo_aceite` is of contracts (ACCEPTANCE-1).
 */
export const publishLegalText = oc
  .route({ method: 'POST', path: `${path}/versoes`, summary: 'Publica um texto legal' })
  .input(v.object({ ...typed, exige_novo_aceite: v.optional(v.boolean(), false) }))
  .output(v.object({ versao: v.number(), publicada: v.string() }));
